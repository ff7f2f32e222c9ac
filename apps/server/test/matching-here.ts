import { createAnswers } from "../src/matching/answers.ts";
import { secondsToWait, type startThread } from "../src/matching/thread.ts";
import { WaitError } from "../src/platform/http/http-error.ts";

/** Matches in the thread of the test: what a thread of each server's own answers, without reading its program anew. */
export const startHere: typeof startThread = ({ say, ...data }) => {
  const answers = createAnswers({ ...data, leaveOut: say });
  const ended = Promise.withResolvers<string>();
  let hasEnded = false;
  return {
    ask: async (name, input) => {
      if (hasEnded) throw new WaitError("getting-ready", secondsToWait);
      // As between threads, neither side holds what the other may change.
      return structuredClone(await answers[name](structuredClone(input)));
    },
    ended: ended.promise,
    close: async () => {
      hasEnded = true;
      ended.resolve("it was closed");
    },
  };
};
