/** A benchmark prints its own figures. */
export type Benchmark = {
  run: (options: Options) => Promise<void>;
};

export type Options = {
  /** Keep the figures in results.md as well. */
  readonly write: boolean;
  /** How many profiles are searched, one run each. */
  readonly sizes: readonly number[];
  /** How long the live events, or one rate of the load, are measured. */
  readonly seconds: number;
  /** How long the load goes on after its rates. */
  readonly soakMinutes: number;
  /** Megabytes that the server under load may take; undefined: as many as there are. */
  readonly memory: number | undefined;
  /** The calls that are measured; undefined: all. */
  readonly only: readonly string[] | undefined;
  /** The folder of judged profiles. */
  readonly data: string | undefined;
};
