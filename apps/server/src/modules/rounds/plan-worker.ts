import { parentPort, workerData } from "node:worker_threads";
import { planRounds } from "@khamt/matching/rounds";
import type { PlanningTask } from "./plan-thread.ts";

const { isThere, ...task }: PlanningTask = workerData;
const { people } = task;
parentPort?.postMessage(
  planRounds({ ...task, isThere: (person, round) => isThere[round * people + person] === 1 }),
  [],
);
