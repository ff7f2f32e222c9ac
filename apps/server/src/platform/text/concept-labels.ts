import { type Concept, type ConceptKind, fold } from "@khamt/language";
import { language } from "./language.ts";
import { createTrigrams } from "./trigrams.ts";

/** A name of a concept from one of its words on, as it is spelt or as it sounds. */
type Label = { concept: Concept; text: string; rank: number };

/** Sorted labels, in columns: tens of thousands of objects cost whoever collects the garbage around them. */
type Labels = {
  texts: string;
  /** Of each label in the texts, with the end of the last. */
  starts: Uint32Array;
  concepts: Uint16Array;
  ranks: Uint8Array;
};

type Request = { text: string; kind?: ConceptKind | undefined; limit: number };

/** From best to worst; what is found by its sound only comes after what is found by its letters. */
const ranks = { exact: 0, first: 1, other: 2, inner: 3, slip: 4, bySound: 0.5 };
const mostBeginnings = 5;
/** Two words are near when they share this part of their trigrams. */
const nearness = 0.6;
const shortestSlip = 4;
const shortestSound = 3;

/** Concepts that a tag being typed may mean, best first: in either language or script, and despite a typing slip. */
export function suggestConcepts({ text, kind, limit }: Request): Concept[] {
  const typed = lettersOf(text);
  if (typed === "") return [];
  const found = beginningWith(typed).filter(({ concept }) => !kind || concept.kind === kind);
  const best = bestOf(found, limit);
  if (best.length === limit || typed.length < shortestSlip) return best;
  const near = nearTo(typed).filter(({ concept }) => !kind || concept.kind === kind);
  return bestOf([...found, ...near], limit);
}

/** Concepts with a label that begins so. */
export function conceptsBeginning(text: string): string[] {
  const found = beginningWith(lettersOf(text)).filter(({ rank }) => rank < ranks.inner);
  return bestOf(found, mostBeginnings).map(({ id }) => id);
}

function bestOf(found: readonly Label[], limit: number): Concept[] {
  const best = new Map<string, Concept>();
  const order = (a: Label, b: Label) =>
    a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : 1);
  for (const { concept } of [...found].sort(order)) {
    // An industry and a skill of one name are one to the reader.
    const shown = `${concept.labels.en[0]}\n${concept.labels.mn[0]}`;
    if (!best.has(shown)) best.set(shown, concept);
    if (best.size === limit) break;
  }
  return [...best.values()];
}

function beginningWith(typed: string): Label[] {
  const { letters, sounds } = (prefixes ??= createPrefixes());
  // Some thousand labels have a word that begins with any one letter.
  if (typed.length === 1) return from(letters, typed).filter(({ rank }) => rank < ranks.inner);
  const sound = soundOf(typed);
  const heard = sound.length < shortestSound ? [] : from(sounds, sound);
  return [...from(letters, typed), ...heard.map((label) => ({ ...label, rank: label.rank + ranks.bySound }))];
}

/** The labels that begin with the text. */
function from(labels: Labels, text: string): Label[] {
  const first = placeOf(text, labels);
  const end = placeOf(`${text}\u{10ffff}`, labels);
  return Array.from({ length: end - first }, (_, at) => labelAt(labels, first + at)).map((label) =>
    label.text === text && label.rank < ranks.inner ? { ...label, rank: ranks.exact } : label,
  );
}

/** How many of the labels come before the text. */
function placeOf(text: string, labels: Labels): number {
  let [low, high] = [0, labels.ranks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textAt(labels, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textAt({ texts, starts }: Labels, at: number): string {
  return texts.slice(starts[at], starts[at + 1]);
}

function labelAt(labels: Labels, at: number): Label {
  const concept = language.concepts[labels.concepts[at] ?? -1];
  const rank = labels.ranks[at];
  if (!concept || rank === undefined) throw new RangeError(`there is no label ${at}`);
  return { concept, text: textAt(labels, at), rank };
}

function nearTo(typed: string): Label[] {
  const { letters, sounds } = (slips ??= createSlips());
  return [...letters.near(typed, nearness), ...sounds.near(soundOf(typed), nearness)].map(
    ({ item, similarity }) => ({ ...item, rank: ranks.slip + 1 - similarity }),
  );
}

/** Each takes some tenths of a second to make. */
let prefixes: ReturnType<typeof createPrefixes> | undefined;
let slips: ReturnType<typeof createSlips> | undefined;

/** Makes ready what the first reader would otherwise wait for. */
export function prepareLabels(): void {
  prefixes ??= createPrefixes();
}

function createPrefixes() {
  const labels = language.concepts.flatMap(labelsOf);
  const fromEachWord = (label: Label) => [label, ...innerOf(label)];
  return {
    letters: sorted(labels.flatMap(fromEachWord)),
    sounds: sorted(labels.flatMap(heard).flatMap(fromEachWord)),
  };
}

function createSlips() {
  const labels = language.concepts.flatMap(labelsOf);
  return {
    letters: createTrigrams(labels, ({ text }) => text),
    sounds: createTrigrams(labels.flatMap(heard), ({ text }) => text),
  };
}

function labelsOf(concept: Concept): Label[] {
  const { en, mn } = concept.labels;
  const firsts = [...en.slice(0, 1), ...mn.slice(0, 1)];
  const others = [...en.slice(1), ...mn.slice(1), ...concept.hidden];
  return [
    ...firsts.map((text) => ({ concept, text: lettersOf(text), rank: ranks.first })),
    ...others.map((text) => ({ concept, text: lettersOf(text), rank: ranks.other })),
  ];
}

function innerOf({ concept, text }: Label): Label[] {
  return [...text.matchAll(/ (?=[^ ])/g)].map(({ index }) => ({
    concept,
    text: text.slice(index + 1),
    rank: ranks.inner,
  }));
}

/** How a Cyrillic label sounds; others are found by their letters. */
function heard(label: Label): Label[] {
  return /\p{Script=Cyrillic}/u.test(label.text) ? [{ ...label, text: soundOf(label.text) }] : [];
}

function sorted(labels: Label[]): Labels {
  labels.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const numbers = new Map(language.concepts.map((concept, number) => [concept, number]));
  const starts = new Uint32Array(labels.length + 1);
  let end = 0;
  for (const [at, { text }] of labels.entries()) starts[at + 1] = end += text.length;
  return {
    texts: labels.map(({ text }) => text).join(""),
    starts,
    concepts: Uint16Array.from(labels, ({ concept }) => numbers.get(concept) ?? 0),
    ranks: Uint8Array.from(labels, ({ rank }) => rank),
  };
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, " ")
    .trim();
}

function soundOf(letters: string): string {
  return letters.split(" ").map(fold).join(" ");
}
