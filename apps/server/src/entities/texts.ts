export type Text = string | null | undefined;
export type List = readonly string[] | null | undefined;

/** What an entity says, by weight. Contact data is never among it. */
export type EntityTexts = {
  /** Proper names: found by their letters only. */
  names: string[];
  /** What it does or seeks: title and tags. */
  topics: string[];
  /** Places, languages and roles. */
  facts: string[];
  said: string[];
};

/** Those that say something. */
export function some(texts: readonly (Text | List)[]): string[] {
  return texts.flatMap((text) => text ?? []).filter((text) => text !== "");
}
