export type Range = {
  readonly min: number;
  readonly max: number;
};
