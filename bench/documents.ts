// What a search engine that knows nothing of needs and offers gets to see of a profile.
import type { Features } from "@khamt/matching";

/** Everything that a profile says, or only its lists: skills, tags, services, and the like. */
export type Document = {
  readonly all: string;
  readonly listed: string;
};

/** People's own words. */
export function textOf(profile: object): Document {
  const fields = Object.entries(profile).filter(([name]) => !isInternal.has(name));
  const texts = fields.flatMap(([, value]: [string, unknown]) => (typeof value === "string" ? [value] : []));
  const lists = fields.flatMap(([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [],
  );
  return { all: [...texts, ...lists].join(". "), listed: lists.join(". ") };
}

/** The concepts and stems that our analysis finds, so that a difference does not come from reading Mongolian alone. */
export function tokensOf({ concepts, terms, needs, offers, topics }: Features): Document {
  const listed = [...needs, ...offers, ...topics]
    .filter(({ weight }) => weight >= listedWeight)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.concepts.length > 0 ? part.concepts : [part.term]));
  return { all: joined([...concepts.keys(), ...terms.keys()]), listed: joined(new Set(listed)) };
}

const isInternal: ReadonlySet<string> = new Set(["id", "ownerId", "updatedAt"]);
/** What an entry of a list weighs at least. */
const listedWeight = 0.9;

function joined(tokens: Iterable<string>): string {
  return [...tokens].map((token) => token.replaceAll(" ", "_")).join(" ");
}
