import { createListeners } from "./listeners.ts";

const listeners = createListeners();
let waiting = 0;

/** Whether something is asked for that the server has to get ready first, as after its start. */
export const gettingReady = {
  read: () => waiting > 0,
  subscribe: listeners.add,
};

/** The server has done nothing yet: the same is asked for again, after as many seconds as it said. */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  seconds: string | null,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  count(1);
  try {
    await pause(Number(seconds) * 1000, signal);
    return await ask();
  } finally {
    count(-1);
  }
}

function count(change: number): void {
  waiting += change;
  listeners.tell();
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", leave);
    if (signal?.aborted) leave();
  });
}
