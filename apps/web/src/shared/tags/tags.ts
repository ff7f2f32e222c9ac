import type { Suggestion } from "../../ui/forms/suggestions.ts";

const separators = /[,;\n]/;

/** The last piece of a text may still be growing: what stands before it is complete. */
export function completeTags(text: string): { complete: string; rest: string } {
  const rest = text.split(separators).at(-1) ?? "";
  return { complete: text.slice(0, text.length - rest.length), rest: rest.trimStart() };
}

export function isSeveral(text: string): boolean {
  return separators.test(text);
}

/** "sales, law;  cold   storage" → three tags. */
export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((tag) => tag.trim().replaceAll(/\s+/g, " "))
    .filter((tag) => tag !== "");
}

type AddedTags = {
  tags: string[];
  /** What is new in them. */
  added: string[];
  /** The first that was there already, in whatever case. */
  double: string | undefined;
  /** Some found no room. */
  isFull: boolean;
};

export function addTags(tags: readonly string[], more: readonly string[], most: number): AddedTags {
  const all = [...tags];
  let double: string | undefined;
  for (const tag of more) {
    if (all.some((other) => isSame(other, tag))) double ??= tag;
    else all.push(tag);
  }
  const kept = all.slice(0, Math.max(most, tags.length));
  return { tags: kept, added: kept.slice(tags.length), double, isFull: kept.length < all.length };
}

/** What a finished tag means: its likeliest meaning, unless it is no more than the beginning of a word for that. */
export function meaningOf(tag: string, [likeliest]: readonly Suggestion[]): Suggestion | undefined {
  const isBeginning = namesOf(likeliest).some(
    (name) =>
      name.toLowerCase().startsWith(tag.toLowerCase()) && /^[\p{L}\p{N}]/u.test(name.slice(tag.length)),
  );
  return isBeginning ? undefined : likeliest;
}

export type KnownTag = {
  tag: string;
  meaning: Suggestion | undefined;
};

/** Whether two tags say the same: one meaning, or one is the name of the other's. */
export function isTwin(one: KnownTag, other: KnownTag): boolean {
  const isOne = one.meaning !== undefined && one.meaning.id === other.meaning?.id;
  return isOne || isNameOf(one.tag, other.meaning) || isNameOf(other.tag, one.meaning);
}

function isNameOf(tag: string, meaning: Suggestion | undefined): boolean {
  return namesOf(meaning).some((name) => isSame(name, tag));
}

function namesOf(meaning: Suggestion | undefined): string[] {
  return meaning === undefined ? [] : [meaning.label, meaning.otherLabel];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
