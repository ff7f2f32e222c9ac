import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds that the processor has worked for a process, in all its threads that live. */
export function cpuMsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, thread) => sum + workOf(`${tasks}/${thread}`), 0);
}

function workOf(thread: string): number {
  try {
    return Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    // It has just ended.
    return 0;
  }
}

/** Resident megabytes, now and at most since it began. */
export function residentOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read("VmRSS"), most: read("VmHWM") };
}
