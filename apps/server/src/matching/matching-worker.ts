import { parentPort, workerData } from "node:worker_threads";
import { createAnswers } from "./answers.ts";
import type { FromThread, ThreadData, ToThread } from "./calls.ts";

const port = requirePort();
const answers = createAnswers({
  ...(workerData as ThreadData),
  leaveOut: (line) => post({ type: "left-out", line }),
});

port.on("message", (message: ToThread) => void answer(message));

async function answer({ call, name, input }: ToThread): Promise<void> {
  try {
    const give = answers[name] as (input: unknown) => Promise<unknown>;
    post({ type: "answered", call, output: await give(input) });
  } catch (error) {
    post({ type: "failed", call, message: error instanceof Error ? (error.stack ?? "") : String(error) });
  }
}

function post(message: FromThread): void {
  port.postMessage(message);
}

function requirePort() {
  if (!parentPort) throw new Error("Matching runs only in a worker thread.");
  return parentPort;
}
