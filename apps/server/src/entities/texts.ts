import type { Field, Fields, SearchPlace, ValueOf } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";

/** Of a kind's fields those that are known. */
export type Words<F extends Fields> = { readonly [Name in keyof F]?: ValueOf<F[Name]> | undefined };

/** What an entity says, by where search looks for it. Contact data is never among it. */
export type EntityTexts = {
  /** Proper names: found by their letters only. */
  names: string[];
  /** What it does or seeks: title and tags. */
  topics: string[];
  industries: string[];
  /** Places, languages and roles. */
  facts: string[];
  said: string[];
};

export function textsOf(fields: Fields, words: object): EntityTexts {
  const at = (place: SearchPlace) =>
    textsIn(
      words,
      namesOf(fields, ({ search = [] }) => [search].flat().includes(place)),
    );
  return {
    names: at("names"),
    topics: at("topics"),
    industries: at("industries"),
    facts: at("facts"),
    said: at("said"),
  };
}

/** Of a table the names of the fields that are wanted. */
export function namesOf(fields: Fields, wanted: (field: Field) => boolean): string[] {
  return Object.keys(fields).filter((name) => fields[name] && wanted(fields[name]));
}

/** The texts that stand in some of the fields, one by one. */
export function textsIn(words: object, names: readonly string[]): string[] {
  return names.flatMap((name) => textsOfValue(valueAt(words, name)));
}

/** Those that say something. */
export function textsOfValue(value: unknown): string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.filter((text) => typeof text === "string").filter((text) => text !== "");
}
