import type { mostSavedAtOnce } from "@khamt/contract";
import { createListeners } from "../../lib/listeners.ts";
import type { FoundMatch, SavedMatch, SavedMatchStore } from "./saved-match.ts";
import { firstVisit, parseKept, type Kept } from "./stored.ts";
import { toSaved } from "./to-saved.ts";

const storageKey = "khamt-saved-matches";

// Named again, because the contract's values bring its schemas into the browser; the type holds them equal.
const mostKept: typeof mostSavedAtOnce = 50;

const listeners = createListeners();
/** Of a browser that keeps nothing, for as long as the page is open. */
let unkept: Kept | undefined;
let last: { text: string | null; kept: Kept } | undefined;

/** The same object until something changes. */
export function readDevice(): Kept {
  const text = storedText();
  if (text === undefined) return unkept ?? firstVisit;
  if (last?.text !== text) last = { text, kept: (text !== null && parseKept(text)) || firstVisit };
  return last.kept;
}

export function watchDevice(listener: () => void): () => void {
  discardCorrupt();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  const leave = listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    leave();
    removeEventListener("storage", onStorage);
  };
}

/** What a visitor can do with what this browser keeps. */
export const deviceActions: Pick<
  SavedMatchStore,
  "save" | "forget" | "dismiss" | "restore" | "contact" | "generate"
> = {
  save: async (found: FoundMatch) => {
    const { matches } = readDevice();
    if (matches.some(({ targetId }) => targetId === found.result.id)) return "saved";
    if (matches.length >= mostKept) return "full";
    change(({ matches }) => ({ matches: [toSaved(found, new Date()), ...matches] }));
    return "saved";
  },
  forget: async (match) => change((kept) => without(kept, match)),
  dismiss: async (match) => change((kept) => without(kept, match)),
  restore: async (match) => change((kept) => withAgain(kept, match)),
  contact: async (match) =>
    change(({ samples, matches }) => ({
      samples: samples.map((each) => (each.id === match.id ? { ...each, contacted: true } : each)),
      matches: matches.map((each) => (each.id === match.id ? { ...each, status: "contacted" } : each)),
    })),
  generate: async () => ({ outcome: "visitor", added: 0 }),
};

/** Once they are in an account. */
export function dropFromDevice(moved: readonly SavedMatch[]): void {
  const ids = new Set(moved.map(({ id }) => id));
  change(({ matches }) => ({ matches: matches.filter(({ id }) => !ids.has(id)) }));
}

function without({ samples, matches }: Kept, { id }: SavedMatch): Kept {
  return {
    samples: samples.filter((each) => each.id !== id),
    matches: matches.filter((each) => each.id !== id),
  };
}

function withAgain(kept: Kept, match: SavedMatch): Kept {
  const { samples, matches } = without(kept, match);
  const sample = firstVisit.samples.find(({ id }) => id === match.id);
  if (sample) {
    const back = { ...sample, contacted: match.status === "contacted" };
    return { matches, samples: [...samples, back].toSorted((a, b) => a.id.localeCompare(b.id)) };
  }
  return {
    samples,
    matches: [...matches, match].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
  };
}

function change(of: (kept: Kept) => Partial<Kept>): void {
  const kept = readDevice();
  write({ ...kept, ...of(kept) });
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
  listeners.tell();
}

/** Undefined where this browser keeps nothing. */
function storedText(): string | null | undefined {
  try {
    return unkept === undefined ? localStorage.getItem(storageKey) : undefined;
  } catch {
    return undefined;
  }
}

function discardCorrupt(): void {
  const text = storedText();
  if (typeof text !== "string" || parseKept(text) !== undefined) return;
  // oxlint-disable-next-line no-console
  console.warn("The saved matches in this browser were corrupt and have been discarded.");
  localStorage.removeItem(storageKey);
}
