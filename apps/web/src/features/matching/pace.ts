/** How long each step of a match is shown, in milliseconds. It paces what is shown; the work itself has its own speed. */
const durations = { analyze: 2000, search: 3000, match: 2500, rank: 1500 } as const;

export type Step = keyof typeof durations;
export const steps = Object.keys(durations) as Step[];

export interface Pace {
  /** Place of the step that is shown. */
  step: number;
  /** Whole percent of the time of all steps. */
  percent: number;
  over: boolean;
}

/** Time as something that can be handed in. */
export interface Clock {
  now: () => number;
  /** Calls again and again until stopped. */
  repeat: (run: () => void) => () => void;
}

const lengths = Object.values(durations);
const total = lengths.reduce((sum, length) => sum + length, 0);

export const startOfPace: Pace = { step: 0, percent: 0, over: false };

/** Tells the pace from now on until the last step is over or until stopped. */
export function followPace(clock: Clock, tell: (pace: Pace) => void): () => void {
  const start = clock.now();
  const stop = clock.repeat(() => {
    const pace = paceAt(clock.now() - start);
    if (pace.over) stop();
    tell(pace);
  });
  return stop;
}

export function paceAt(elapsed: number): Pace {
  const ends = lengths.map((_, index) =>
    lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0),
  );
  const step = ends.findIndex((end) => elapsed < end);
  if (step === -1) return { step: lengths.length - 1, percent: 100, over: true };
  return { step, percent: Math.floor((elapsed / total) * 100), over: false };
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  repeat(run) {
    const timer = setInterval(run, 100);
    return () => clearInterval(timer);
  },
};
