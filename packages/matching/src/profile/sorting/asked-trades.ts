import type { LanguageResources } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";
import { oncePerLanguage } from "../serving.ts";

/**
 * What is needed by a word that names a trade and a whole field with many others is the trade: who asks for basketball asks for no
 * other sport. A field of that name stays: finance is asked for as a skill and as a field.
 */
export function asTrade(need: ReadMention, language: LanguageResources): ReadMention {
  const isField = (id: string) => language.kindOf(id) === "industry";
  const parts = need.parts.map((part) => {
    const trades = part.concepts.filter((id) => !isField(id));
    if (trades.length === 0 || trades.length === part.concepts.length) return part;
    const isMeant = (id: string) =>
      !isField(id) || namesakesIn(language)(id).some((each) => trades.includes(each));
    const { true: concepts = [], false: fields = [] } = Object.groupBy(
      part.concepts,
      (id) => `${isMeant(id)}`,
    );
    return fields.length === 0 ? part : { ...part, concepts, fields };
  });
  return { ...need, parts };
}

/** What else the labels of a concept name. */
const namesakesIn = oncePerLanguage(({ findConcepts, labelOf }) => {
  const known = new Map<string, readonly string[]>();
  const find = (id: string) =>
    (["en", "mn"] as const).flatMap((reader) =>
      findConcepts(labelOf(id, reader)).map(({ concept }) => concept),
    );
  return (id: string): readonly string[] => {
    const found = known.get(id) ?? find(id);
    known.set(id, found);
    return found;
  };
});
