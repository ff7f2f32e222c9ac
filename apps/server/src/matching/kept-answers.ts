import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Ask, CallName, Calls } from "./calls.ts";

/** What follows from the question and the profiles that the thread holds. Counting and comparing are hardly asked alike twice. */
const lasting: ReadonlySet<CallName> = new Set([
  "search",
  "standing",
  "explain",
  "fits",
  "pair",
  "hints",
  "team",
  "advise",
]);
/** After these the same question may be answered otherwise; while they run, it may be answered by halves. */
const changing: ReadonlySet<CallName> = new Set(["change", "serve", "learn"]);

type Keeping = {
  ask: Ask;
  /** How many changes there were; undefined while there is one. */
  changes: () => number | undefined;
};

/** Signs of JSON: in memory some three times as many bytes. */
const mostSigns = 4_000_000;

/**
 * Asks the thread, and answers what it was asked before from memory, for as long as it holds the same profiles. A question names all
 * that its answer depends on, so it is the same whoever asks. What is kept is shared: nobody changes it.
 */
export function keepAnswers(ask: Ask): Keeping {
  const kept = new LRUCache<string, object>({ maxSize: mostSigns, maxEntrySize: mostSigns / 8 });
  let running = 0;
  let changes = 0;

  const change: Ask = async (name, input) => {
    running += 1;
    changes += 1;
    kept.clear();
    try {
      return await ask(name, input);
    } finally {
      running -= 1;
    }
  };

  const askOnce: Ask = async <Name extends CallName>(name: Name, input: Calls[Name]["input"]) => {
    const key = digestOf(name, input);
    const known = kept.get(key);
    // The key is the name's and the input's alone.
    if (known !== undefined) return known as Calls[Name]["output"];
    const asked = changes;
    const output = await ask(name, input);
    if (typeof output === "object" && running === 0 && asked === changes)
      kept.set(key, output, { size: JSON.stringify(output).length });
    return output;
  };

  return {
    ask: (name, input) => {
      if (changing.has(name)) return change(name, input);
      const isLasting = running === 0 && lasting.has(name) && !isOfWish(input);
      return isLasting ? askOnce(name, input) : ask(name, input);
    },
    changes: () => (running === 0 ? changes : undefined),
  };
}

/** A visitor's own words are kept by nobody for long. */
function isOfWish(input: Calls[CallName]["input"]): boolean {
  return "source" in input && input.source.profile.wish !== undefined;
}

function digestOf(name: CallName, input: object): string {
  return createHash("sha256").update(name).update(JSON.stringify(input)).digest("base64url");
}
