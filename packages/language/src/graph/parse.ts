import type { Language } from "../format.ts";

export const conceptKinds = ["skill", "role", "industry", "value", "place", "language", "stage"] as const;
export type ConceptKind = (typeof conceptKinds)[number];

export type Concept = {
  readonly id: string;
  readonly kind: ConceptKind;
  /** The first label of a language is the one shown. */
  readonly labels: Readonly<Record<Language, readonly string[]>>;
  /** Matched, never shown. */
  readonly hidden: readonly string[];
  /** Matched only where they are the whole text, such as a tag ("Go", "support"); never shown. */
  readonly tagOnly: readonly string[];
  readonly broader: readonly string[];
  readonly related: readonly string[];
  readonly implies: readonly string[];
};

type ParsedConcepts = {
  readonly concepts: readonly Concept[];
  readonly faults: readonly string[];
};

/** Reads the plain-text concept format: `@kind`, then blocks of an id line and `field: a; b` lines. Never throws. */
export function parseConcepts(source: string): ParsedConcepts {
  const concepts: Concept[] = [];
  const faults: string[] = [];
  let kind: ConceptKind | undefined;
  let block: Block | undefined;
  const finish = () => {
    if (block && kind) concepts.push(conceptOf(block, kind));
    block = undefined;
  };
  for (const written of source.split("\n")) {
    const line = written.trim();
    if (line.startsWith("#")) continue;
    if (line === "") finish();
    else if (line.startsWith("@")) {
      finish();
      kind = kindOf(line.slice(1));
      if (!kind) faults.push(`unknown kind ${line}`);
    } else if (block === undefined) block = { id: line, fields: new Map() };
    else addField(block, line, faults);
  }
  finish();
  return { concepts, faults };
}

type Block = {
  readonly id: string;
  readonly fields: Map<string, string[]>;
};

const fieldNames = new Set(["en", "mn", "also", "tag", "broader", "related", "implies"]);

function addField(block: Block, line: string, faults: string[]): void {
  const colon = line.indexOf(":");
  const name = line.slice(0, Math.max(0, colon));
  if (!fieldNames.has(name)) faults.push(`${block.id}: unreadable line “${line}”`);
  else if (block.fields.has(name)) faults.push(`${block.id}: ${name} is given twice`);
  else block.fields.set(name, splitEntries(line.slice(colon + 1)));
}

function splitEntries(text: string): string[] {
  const entries: string[] = [];
  for (const part of text.split(";")) {
    const entry = part.trim();
    if (entry !== "") entries.push(entry);
  }
  return entries;
}

function conceptOf({ id, fields }: Block, kind: ConceptKind): Concept {
  const field = (name: string) => fields.get(name) ?? [];
  return {
    id,
    kind,
    labels: { en: field("en"), mn: field("mn") },
    hidden: inOrder(field("also").map(inSmallLetters)),
    tagOnly: inOrder(field("tag")),
    broader: field("broader"),
    related: field("related"),
    implies: field("implies"),
  };
}

// What is never shown is found in any letters. Cyrillic short forms keep their own: they have no endings.
function inSmallLetters(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Short ones first, then by their letters: names that are alike stand together, which makes the compiled graph smaller. */
function inOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({ name, words: name.split(" ").length }));
  keyed.sort((a, b) => a.words - b.words || (a.name < b.name ? -1 : 1));
  return keyed.map(({ name }) => name);
}

function kindOf(name: string): ConceptKind | undefined {
  return conceptKinds.find((kind) => kind === name.trim());
}
