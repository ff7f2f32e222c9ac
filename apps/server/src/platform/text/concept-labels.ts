import type { Concept, ConceptKind } from "@khamt/language";
import { type Labels, labelPrefixes } from "./label-prefixes.ts";
import { heard, isSpeltFrom, type Label, labelsOf, lettersOf, ranks, soundOf } from "./labels.ts";
import { language } from "./language.ts";
import { createTrigrams } from "./trigrams.ts";

/** Work: what people do and in which branch. */
type Wanted = ConceptKind | "work";
type Request = { text: string; kind?: Wanted | undefined; limit: number };

const mostBeginnings = 5;
/** Two words are near when they share this part of their trigrams. */
const nearness = 0.6;
/** Behind what begins as it is typed. */
const onlyHeard = 2;
const shortestSlip = 4;
const shortestSound = 3;

/** Concepts that a tag being typed may mean, best first: in either language or script, and despite a typing slip. */
export function suggestConcepts({ text, kind, limit }: Request): Concept[] {
  const typed = lettersOf(text);
  if (typed === "") return [];
  const isWanted = ({ concept }: Label) => !kind || kindsOf(kind).includes(concept.kind);
  const found = beginningWith(typed)
    .filter(isWanted)
    .map((label) => (isSpeltFrom(label.concept, typed) ? label : { ...label, rank: label.rank + onlyHeard }));
  const best = bestOf(found, limit);
  if (best.length === limit || typed.length < shortestSlip) return best;
  const near = nearTo(typed).filter(isWanted);
  return bestOf([...found, ...near], limit);
}

function kindsOf(kind: Wanted): readonly ConceptKind[] {
  return kind === "work" ? ["skill", "role", "industry"] : [kind];
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
  const { letters, sounds } = (prefixes ??= readPrefixes());
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

let prefixes: ReturnType<typeof readPrefixes> | undefined;
/** They take some tenths of a second to make. */
let slips: ReturnType<typeof createSlips> | undefined;

function readPrefixes() {
  const { letters, sounds } = labelPrefixes();
  return { letters: inColumns(letters), sounds: inColumns(sounds) };
}

function inColumns({ texts, starts, concepts, ranks }: Labels): Labels {
  return {
    texts,
    starts: Uint32Array.from(starts),
    concepts: Uint16Array.from(concepts),
    ranks: Uint8Array.from(ranks),
  };
}

function createSlips() {
  const labels = language.concepts.flatMap(labelsOf);
  return {
    letters: createTrigrams(labels, ({ text }) => text),
    sounds: createTrigrams(labels.flatMap(heard), ({ text }) => text),
  };
}
