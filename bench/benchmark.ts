/** A benchmark prints its own figures. */
export type Benchmark = {
  run: (options: Options) => Promise<void>;
};

export type Options = {
  /** Keep the figures in results.md as well. */
  readonly write: boolean;
  /** How many profiles are searched, one run each. */
  readonly sizes: readonly number[];
  /** How long the live events are measured. */
  readonly seconds: number;
  /** The folder of judged profiles. */
  readonly data: string | undefined;
};
