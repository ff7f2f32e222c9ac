import type { Told } from "./writing.ts";

/** What one kind of fault came to. */
export type Outcome = {
  fault: string;
  rounds: number;
  confirmed: number;
  lost: string[];
  told: Told;
  /** Milliseconds from the end of each fault until writes were confirmed again. */
  recoveries: number[];
  /** Why it was not run at all. */
  notRun?: string;
};

export type Rounds = { most: number; minutes: number };

/** Numbers of rounds, from 1: none begins once the time is over. */
export function* roundsOf({ most, minutes }: Rounds): Generator<number> {
  const end = performance.now() + minutes * 60_000;
  for (let round = 1; round <= most && performance.now() < end; round += 1) yield round;
}

export function nothingYet(): Pick<Outcome, "told" | "recoveries" | "lost"> {
  return { told: { refused: 0, wrong: new Map() }, recoveries: [], lost: [] };
}

export function shareOf(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? Number.NaN;
}

export function hasFailed({ lost, told }: Outcome): boolean {
  return lost.length > 0 || told.wrong.size > 0;
}

export function rowOf(outcome: Outcome): string[] {
  const { fault, rounds, confirmed, lost, told, recoveries, notRun } = outcome;
  if (notRun !== undefined) return [fault, `not run: ${notRun}`, "", "", "", "", "", ""];
  const wrong = [...told.wrong.values()].reduce((sum, each) => sum + each, 0);
  const seconds = (share: number) =>
    recoveries.length === 0 ? "" : (shareOf(recoveries, share) / 1000).toFixed(1);
  const counts = [rounds, confirmed, lost.length, told.refused, wrong].map(String);
  return [fault, ...counts, seconds(0.5), seconds(0.95)];
}

export const columns = ["fault", "times", "confirmed", "lost", "refused", "wrong", "p50 s", "p95 s"];
