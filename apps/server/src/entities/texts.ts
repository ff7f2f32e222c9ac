import type { Field, Fields, SearchPlace, ValueOf } from "@khamt/contract";

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
    textsIn({ fields, words, wanted: ({ search = [] }) => [search].flat().includes(place) });
  return {
    names: at("names"),
    topics: at("topics"),
    industries: at("industries"),
    facts: at("facts"),
    said: at("said"),
  };
}

type Wanted = { fields: Fields; words: object; wanted: (field: Field) => boolean };

/** The texts that stand in some of the fields, one by one. */
export function textsIn({ fields, words, wanted }: Wanted): string[] {
  const said = new Map<string, unknown>(Object.entries(words));
  return Object.entries(fields).flatMap(([name, field]) =>
    wanted(field) ? textsOfValue(said.get(name)) : [],
  );
}

/** Those that say something. */
export function textsOfValue(value: unknown): string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.filter((text) => typeof text === "string").filter((text) => text !== "");
}
