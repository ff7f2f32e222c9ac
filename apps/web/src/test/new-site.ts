import type { FirstRun } from "@khamt/contract";

/** A site that is being set up, with the steps that are looked at. */
export const newSite = (steps: FirstRun["steps"], rest: Partial<FirstRun> = {}): FirstRun => ({
  steps,
  hasSecondStep: true,
  isUntouched: true,
  mailFrom: null,
  programme: null,
  ...rest,
});
