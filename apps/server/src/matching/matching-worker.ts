import { threadCpuUsage } from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { createAnswers } from "./answers.ts";
import type { CallName, FromThread, ThreadData, ToThread } from "./calls.ts";

const port = requirePort();
const data: ThreadData = workerData;
const answers = createAnswers({
  ...data,
  leaveOut: (line) => post({ type: "left-out", line }),
});

port.on("message", (message: ToThread) => void answer(message));

async function answer<Name extends CallName>({ call, name, input }: ToThread<Name>): Promise<void> {
  try {
    const before = threadCpuUsage();
    const output = await answers[name](input);
    const { user, system } = threadCpuUsage(before);
    post({ type: "answered", call, output, used: (user + system) / 1000 });
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
