/// <reference lib="webworker" />
// Works out stories of games beside the page, so that no tap waits for them. Loaded with the first story.
import { answerTo, type Question } from "./insight/answers";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  let answer: ReturnType<typeof answerTo>;
  try {
    answer = answerTo(data);
  } catch {
    answer = undefined;
  }
  self.postMessage(answer);
});
