// What a text tells of what goes wrong where an ability is missing, without naming it: "nobody picks up the phone" is short of
// customer service. Only of the writer's own: who speaks of others or of the reader is not in need.
import { fold, softenLetters } from "@khamt/language";
import { english } from "./english.ts";
import { mongolian } from "./mongolian.ts";

export type Symptom = {
  /** Any of them would help. */
  readonly concepts: readonly string[];
  readonly start: number;
  readonly end: number;
};

type Script = keyof typeof keys;
type Token = {
  readonly text: string;
  readonly key: string;
  readonly script: Script;
  readonly start: number;
  readonly end: number;
};
type Slot = {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  /** Whether other words may stand before it. */
  readonly isLoose: boolean;
};
type Way = { readonly concepts: readonly string[]; readonly slots: readonly Slot[] };
/** Ways by the beginning of what may be their first word. */
type Ways = ReadonlyMap<string, readonly Way[]>;

const longestGap = 6;
const beginning = 3;

/** Short stems typed in Latin letters begin too many words: «хонь» and «хүн». */
const shortestTyped = 4;

/** By what words of a softened text are compared. */
const keys = { english: (word: string) => word, cyrillic: (word: string) => word, typed: fold };
const ways: Readonly<Record<Script, Ways>> = {
  english: waysOf(english, keys.english),
  cyrillic: waysOf(mongolian, softenLetters),
  typed: waysOf(mongolian, keys.typed, shortestTyped),
};

function waysOf(table: string, keyOf: (word: string) => string, shortest = 0): Ways {
  const found = new Map<string, Way[]>();
  for (const line of table.trim().split("\n")) {
    const [ids = "", told = ""] = line.split(": ");
    const concepts = ids.split("|");
    for (const phrase of told.split("; ")) {
      const way = { concepts, slots: slotsOf(phrase, keyOf, shortest) };
      const [first] = way.slots;
      const starts = new Set([...(first?.words ?? []), ...(first?.stems ?? [])].map(startOf));
      for (const start of starts) found.set(start, [...(found.get(start) ?? []), way]);
    }
  }
  return found;
}

function slotsOf(phrase: string, keyOf: (word: string) => string, shortest: number): Slot[] {
  const pieces = phrase.split(" ");
  return pieces.flatMap((piece, at) => {
    if (piece === "..") return [];
    const words = piece.split("/");
    const stems = words
      .filter((word) => word.endsWith("*"))
      .map((word) => keyOf(word.slice(0, -1)))
      .filter(({ length }) => length >= shortest);
    const whole = new Set(words.filter((word) => !word.endsWith("*")).map(keyOf));
    return { words: whole, stems, isLoose: pieces[at - 1] === ".." };
  });
}

const none: readonly Way[] = [];
const begun = { english: new Map(), cyrillic: new Map(), typed: new Map() } satisfies Record<
  Script,
  Map<string, readonly Way[]>
>;
const mostBegun = 10_000;

/** The ways of which this may be the first word. Results are kept by word; all are let go when there are too many. */
function waysFrom(key: string, script: Script): readonly Way[] {
  const kept: Map<string, readonly Way[]> = begun[script];
  let found = kept.get(key);
  if (found === undefined) {
    found =
      ways[script]
        .get(startOf(key))
        ?.filter(({ slots: [first] }) => first !== undefined && isIn(first, key)) ?? none;
    if (kept.size >= mostBegun) kept.clear();
    kept.set(key, found.length > 0 ? found : none);
  }
  return found;
}

function isIn({ words, stems }: Slot, key: string): boolean {
  return words.has(key) || stems.some((stem) => key.startsWith(stem));
}

function startOf(word: string): string {
  return word.slice(0, beginning);
}

/** `romanised`: whether Latin letters are Mongolian. */
export function symptomsIn(text: string, romanised: boolean): Symptom[] {
  const found = new Map<string, Symptom>();
  const sentences = sentencesOf(text, romanised);
  let areOthers: boolean | undefined;
  const isOfWriter = (tokens: readonly Token[]) => {
    areOthers ??= sentences.some((sentence) => isSaid(sentence, others));
    return !isSaid(tokens, addressing) && (!areOthers || isSaid(tokens, ownWords));
  };
  for (const tokens of sentences)
    for (const [at, { key, script, start }] of tokens.entries())
      for (const { concepts, slots } of waysFrom(key, script)) {
        const last = lastOf(slots, 1, tokens, at + 1);
        const end = last === undefined ? undefined : tokens[last]?.end;
        if (end === undefined || denying.test(tokens[at - 1]?.text ?? "") || !isOfWriter(tokens)) continue;
        const id = concepts.join("|");
        if (!found.has(id)) found.set(id, { concepts, start, end });
      }
  return [...found.values()];
}

/** Where the way ends of which the slot is to stand here. */
function lastOf(
  slots: readonly Slot[],
  slot: number,
  tokens: readonly Token[],
  at: number,
): number | undefined {
  const wanted = slots[slot];
  if (wanted === undefined) return at - 1;
  const farthest = Math.min(tokens.length - 1, at + (wanted.isLoose ? longestGap : 0));
  for (let here = at; here <= farthest; here++) {
    if (!isIn(wanted, tokens[here]?.key ?? "")) continue;
    const last = lastOf(slots, slot + 1, tokens, here + 1);
    if (last !== undefined) return last;
  }
  return undefined;
}

const piece = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.!?;\n]/gu;
const sentenceEnds = /[.!?;\n]/;
const cyrillic = /\p{Script=Cyrillic}/u;

function sentencesOf(text: string, romanised: boolean): Token[][] {
  const small = softenLetters(text.toLowerCase().replaceAll("’", "'"));
  // A few letters are two when they are small, and places would be wrong.
  if (small.length !== text.length) return [];
  const sentences: Token[][] = [[]];
  for (const { 0: word, index: start } of small.matchAll(piece)) {
    const tokens = sentences.at(-1) ?? [];
    if (sentenceEnds.test(word)) {
      if (tokens.length > 0) sentences.push([]);
      continue;
    }
    const end = start + word.length;
    const script = cyrillic.test(word) ? "cyrillic" : romanised ? "typed" : "english";
    const joined = script === "english" ? joinedTo(tokens.at(-1)?.text, word) : undefined;
    const before = joined === undefined ? undefined : tokens.pop();
    const text = joined ?? word;
    tokens.push({ text, key: keys[script](text), script, start: before?.start ?? start, end });
  }
  return sentences;
}

/** "No one", "can not", "does not". */
function joinedTo(before: string | undefined, word: string): string | undefined {
  if (before === "no" && word === "one") return "nobody";
  if (word === "cannot") return "can't";
  if (word === "not" && before === "can") return "can't";
  return word === "not" && before !== undefined && negatable.test(before) ? `${before}n't` : undefined;
}

/** "Not seeking capital". */
const denying = /^(?:not|never|don't|doesn't|didn't|isn't|aren't|wasn't|weren't)$/;
const negatable = /^(?:do|does|did|is|are|was|were|has|have|had|could|would)$/;

function isSaid(tokens: readonly Token[], words: RegExp): boolean {
  return tokens.some(({ text }) => words.test(text));
}

function anyOf(words: string): RegExp {
  const each = softenLetters(words).replaceAll("*", "\\p{L}*").replaceAll(" ", "|");
  return new RegExp(`^(?:${each})$`, "u");
}

const ownWords = anyOf(
  "i i'm i've i'd i'll we we're we've we'd we'll our ours my mine us me би бид манай* маань минь миний надад бидэнд бидний bi bid manai* maani minii nadad bidend",
);
/** Who is spoken to, and what is done against it. */
const addressing = anyOf(
  "you your yours help helps helping solve solves solving prevent prevents avoid avoids та таны танай танд танайд хэрэв хэрвээ тусал* тусл* шийд* сэргийл* ta tanai tand tusal* tusl* shiid*",
);
const others = anyOf(
  "many most other others farmers herders families businesses companies smes owners households citizens mongolians schools hospitals clinics drivers students parents pensioners " +
    "олон олонх* ихэнх *чууд* тэд айл* малчид* иргэд* байгууллага* компаниуд* сургуул* эмнэл* olon ihenh ted ail* malchid* irged*",
);
