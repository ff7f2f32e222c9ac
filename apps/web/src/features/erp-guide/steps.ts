/** The words of a step bear its name. */
export const steps = ["prepare", "tryIt", "trial", "setUp"] as const;

export type StepName = (typeof steps)[number];

/** What an address asks for: from 1 on, the first if it asks for none that there is. */
export function readStep(value: unknown): number {
  const step = Number(value);
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step : 1;
}
