/** A worker that answers one question at a time, for work that would hold up a tap. */

/** A worker that has not answered by then is stuck, or the system has ended it. Milliseconds. */
const LONGEST = 20_000;

/**
 * @param url of the script of the worker, which starts with the first question
 * @returns asks the worker, one question after the other, and never rejects. The answer is undefined where there is no
 * worker, or where it fails or takes too long; the next question then starts another one.
 */
export function asker<Answer>(url: string): (question: unknown) => Promise<Answer | undefined> {
  let worker: Worker | undefined;
  // A policy of Trusted Types can be made only once.
  let script: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: unknown) =>
    new Promise<Answer | undefined>((done) => {
      const open = new AbortController();
      const { signal } = open;
      const answered = (answer: Answer | undefined) => {
        clearTimeout(waiting);
        open.abort();
        done(answer);
      };
      const failed = () => {
        worker?.terminate();
        worker = undefined;
        answered(undefined);
      };
      const waiting = setTimeout(failed, LONGEST);
      try {
        script ??= trusted(url);
        worker ??= new Worker(script, { type: "module" });
        worker.addEventListener("message", ({ data }) => answered(data as Answer), { signal });
        worker.addEventListener("error", failed, { signal });
        worker.addEventListener("messageerror", failed, { signal });
        worker.postMessage(question);
      } catch {
        failed();
      }
    });
  return (question) => {
    const answer = last.then(() => ask(question));
    last = answer;
    return answer;
  };
}

/** The address of a worker of this app needs a Trusted Types policy where those exist. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}
