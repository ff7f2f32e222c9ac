import { setTimeout as delay } from "node:timers/promises";
import { type Ledger, Refused, type Scope } from "./ledger.ts";

export type Writing = {
  /** Resolves once so many writes are confirmed from now on. */
  confirms: (count: number) => Promise<void>;
  /** Once every kind of write has been confirmed again. */
  heals: () => Promise<void>;
  end: () => Promise<void>;
};

export type Told = {
  /** Times that the server said "not now". */
  refused: number;
  /** Answers that it may never give, each kind once. */
  wrong: Map<string, number>;
};

/** Between two writes of a kind, in milliseconds. */
const pace = 15;
const pause = 150;

/** Keeps all kinds of writes going side by side. While the server is known to be dead, lost connections are no fault of its own. */
export function keepWriting(
  ledgers: readonly Ledger[],
  { origin, told, mayBreak = () => false }: { origin: () => string; told: Told; mayBreak?: () => boolean },
): Writing {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  let confirmed = 0;
  const waiting = new Set<() => void>();
  const healed = new Map<Ledger, number>();
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isTrue() && !isOver()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const writeOn = async (ledger: Ledger) => {
    while (!isOver()) {
      const before = ledger.confirmed();
      const isDone = await ledger.write(origin()).then(
        () => ledger.confirmed() > before,
        (error: unknown) => note(error, { told, mayBreak }),
      );
      if (isDone) confirmed += 1;
      if (isDone) healed.set(ledger, (healed.get(ledger) ?? 0) + 1);
      for (const look of waiting) look();
      await delay(isDone ? pace : pause);
    }
  };
  const writers = Promise.all(ledgers.map(writeOn));
  return {
    confirms: (count) => {
      const aim = confirmed + count;
      return until(() => confirmed >= aim);
    },
    heals: () => {
      const before = new Map(healed);
      return until(() => ledgers.every((each) => (healed.get(each) ?? 0) > (before.get(each) ?? 0)));
    },
    end: async () => {
      ending.abort();
      for (const look of waiting) look();
      await writers;
    },
  };
}

function note(error: unknown, { told, mayBreak }: { told: Told; mayBreak: () => boolean }): false {
  if (error instanceof Refused) {
    told.refused += 1;
    return false;
  }
  const isBroken = error instanceof TypeError && error.message === "fetch failed";
  if (isBroken && mayBreak()) return false;
  const said =
    error instanceof Error
      ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`
      : "?";
  told.wrong.set(said, (told.wrong.get(said) ?? 0) + 1);
  return false;
}

export async function lostOf(ledgers: readonly Ledger[], origin: string, scope: Scope): Promise<string[]> {
  const lost: string[] = [];
  for (const ledger of ledgers)
    try {
      lost.push(...(await ledger.lost(origin, scope)));
    } catch (error) {
      lost.push(`${ledger.kind}: ${error instanceof Error ? error.message : "?"}`);
    }
  return lost;
}

export function confirmedOf(ledgers: readonly Ledger[]): number {
  return ledgers.reduce((sum, ledger) => sum + ledger.confirmed(), 0);
}
