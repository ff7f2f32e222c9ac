export type RoundsTask = {
  /** How many people there are; they are numbered from 0. */
  readonly people: number;
  /** How well each pair fits, 0 to 1: row after row, people × people, symmetric. 0: nothing is known of them. NaN: they do not meet. */
  readonly fits: Float64Array;
  readonly rounds: number;
  /** At how many tables two can sit at the same time. */
  readonly tables: number;
  /** Who is there when; without it everybody always is. */
  readonly isThere?: (person: number, round: number) => boolean;
  /** How many meetings each has had before; the pairs of these are NaN in `fits`. */
  readonly had?: readonly number[];
  /** Pairs who meet whatever their fit, if it is possible. */
  readonly pinned?: readonly Pair[];
  /** Another seed finds another plan of about the same worth. */
  readonly seed?: number;
};

export type Pair = readonly [number, number];
