/** A benchmark prints its own figures. */
export interface Benchmark {
  run: () => Promise<void>;
}
