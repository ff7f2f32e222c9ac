/** How long each step of a piece of work is shown. It paces what is shown; the work itself has its own speed. */
export type Pacing = {
  /** Milliseconds of each step. */
  readonly lengths: readonly number[];
  /** The percentage grows by so much at a time; 1 without it. */
  readonly grain?: number;
  /** Milliseconds for which the whole is still shown when all steps are through; 0 without it. */
  readonly linger?: number;
};

export type Pace = {
  /** Place of the step that is shown. */
  step: number;
  /** Of the time of all steps. */
  percent: number;
  over: boolean;
};

/** Time as something that can be handed in. */
export type Clock = {
  now: () => number;
  /** Calls again and again until stopped. */
  repeat: (run: () => void) => () => void;
};

export const startOfPace: Pace = { step: 0, percent: 0, over: false };

/** Tells the pace from now on until it is over or until stopped. */
export function followPace(pacing: Pacing, clock: Clock, tell: (pace: Pace) => void): () => void {
  const start = clock.now();
  const stop = clock.repeat(() => {
    const pace = paceAt(pacing, clock.now() - start);
    if (pace.over) stop();
    tell(pace);
  });
  return stop;
}

export function paceAt({ lengths, grain = 1, linger = 0 }: Pacing, elapsed: number): Pace {
  const ends = lengths.map((_, index) => sum(lengths.slice(0, index + 1)));
  const total = sum(lengths);
  const step = ends.findIndex((end) => elapsed < end);
  if (step === -1) return { step: lengths.length - 1, percent: 100, over: elapsed >= total + linger };
  return { step, percent: Math.floor((elapsed * 100) / (total * grain)) * grain, over: false };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  repeat(run) {
    const timer = setInterval(run, 100);
    return () => clearInterval(timer);
  },
};
