/// <reference lib="webworker" />
// Works out the odds of games beside the page, so that no tap waits for them. Loaded with the first story.
import { type Answer, answerTo, type Question } from "./insight/answers";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  let answer: Answer | undefined;
  try {
    answer = answerTo(data);
  } catch {
    answer = undefined;
  }
  self.postMessage(answer);
});
