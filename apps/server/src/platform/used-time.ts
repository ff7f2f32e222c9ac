import { AsyncLocalStorage } from "node:async_hooks";
import { threadCpuUsage } from "node:process";

/** Milliseconds that other threads and the database have worked for a task. */
type Meter = { elsewhere: number };

const meters = new AsyncLocalStorage<Meter>();

/**
 * Runs a task and tells how many milliseconds it used, also where it failed: of the processor on this thread, of the processor where
 * other threads of this process answered it, and for as long as the database took. Where the machine is busy with other programs it
 * lasts longer, and that is nobody's use. Never more than it lasted: beside others this thread's time is theirs too.
 */
export async function measured<Result>(
  task: () => Promise<Result>,
  tell: (milliseconds: number) => void,
): Promise<Result> {
  const meter: Meter = { elsewhere: 0 };
  const begun = performance.now();
  const before = threadCpuUsage();
  try {
    return await meters.run(meter, task);
  } finally {
    const { user, system } = threadCpuUsage(before);
    tell(Math.min(performance.now() - begun, (user + system) / 1000 + meter.elsewhere));
  }
}

/** To be asked for with the question; told of once it is answered. */
export function useElsewhere(): (milliseconds: number) => void {
  const meter = meters.getStore();
  return (milliseconds) => {
    if (meter) meter.elsewhere += milliseconds;
  };
}
