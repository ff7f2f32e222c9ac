/** One wish as three people would write it, with the keys of the demo data that answer it. */
export type Wish = {
  readonly en: string;
  readonly mn: string;
  /** Mongolian in Latin letters, as typed on a phone. */
  readonly latin: string;
  /** What whoever reads the profiles would name. */
  readonly right: readonly string[];
  /** What may stand first as well. */
  readonly good: readonly string[];
};
