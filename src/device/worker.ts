/** A worker that answers one question at a time, for work that would hold up a tap. */

/** @returns asks the worker; the answer is undefined where there is none, or it fails */
export function asker<Answer>(url: string): (question: unknown) => Promise<Answer | undefined> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ask = (question: unknown) =>
    new Promise<Answer | undefined>((done) => {
      try {
        worker ??= new Worker(trusted(url), { type: "module" });
      } catch {
        done(undefined);
        return;
      }
      worker.addEventListener("message", ({ data }) => done(data as Answer), { once: true });
      worker.addEventListener(
        "error",
        () => {
          worker = undefined;
          done(undefined);
        },
        { once: true },
      );
      worker.postMessage(question);
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
