import type { FirstRun } from "@khamt/contract";

export type StepProps = {
  firstRun: FirstRun;
  /** The step is done: what is left is asked for anew. */
  onDone: () => void;
};
