import type { Understood } from "@khamt/contract";
import type { Language, LanguageResources } from "@khamt/language";
import { optionNames, type Features } from "@khamt/matching";

type Reading = { features: Features; language: LanguageResources; reader: Language };

/** What a profile was read to say, each thing once, what is looked for first. */
export function understoodOf({ features, language, reader }: Reading): Understood[] {
  const { needs, offers, topics, denied, facts } = features;
  const told = new Set<string>();
  const tell = (kind: Understood["kind"], concepts: Iterable<string>): Understood[] =>
    [...concepts]
      .filter((concept) => language.kindOf(concept) !== "place")
      .map((concept) => language.labelOf(concept, reader))
      .filter((label) => !told.has(label) && told.add(label))
      .map((label) => ({ kind, label }));
  return [
    ...tell("need", conceptsOf(needs)),
    ...tell("offer", conceptsOf(offers)),
    ...tell("topic", conceptsOf(topics)),
    ...tell("refused", denied.keys()),
    ...(facts.place ? [{ kind: "place" as const, label: language.labelOf(facts.place.value, reader) }] : []),
    ...(facts.remote ? [option("place", "remote", reader)] : []),
    ...(facts.commitment ? [option("commitment", facts.commitment.value, reader)] : []),
  ];
}

/** Where words mean more than one thing, the first meaning stands for them. */
function conceptsOf(mentions: Features["needs"]): string[] {
  return mentions.flatMap(({ parts }) => parts.flatMap(({ concepts }) => concepts.slice(0, 1)));
}

function option(kind: Understood["kind"], value: string, reader: Language): Understood {
  return { kind, label: optionNames[value]?.[reader] ?? value };
}
