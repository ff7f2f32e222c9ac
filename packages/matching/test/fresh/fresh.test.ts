// Two hundred profiles as people write them, with slips, pasted CVs and contradictions, and two hundred lists of skills,
// services, fields, tools, certificates, hobbies and wishes of as many trades. Whoever widens the concepts may read those
// whose part is "open"; nobody looks at the entries of the "kept" ones to decide what the graph should know. (One, implants, was put back
// after it had been lost with a label that was taken out.)
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher, type Features, type ProfileKind, type ProfileOf } from "../../src/index.ts";

const matcher = createMatcher({ language: createLanguage() });
const profiles = [
  ...read("idea", "ideas"),
  ...read("cofounder", "cofounders"),
  ...read("company", "companies"),
  ...read("project", "projects"),
];
const lists = (["idea", "cofounder", "company"] as const).flatMap((kind) => read(kind, "lists"));

/** The greatest share of entries in which nothing is understood. */
const ceilings = { open: 0.005, kept: 0.02 } as const;

describe.each([
  { name: "profiles", written: profiles },
  { name: "lists alone", written: lists },
])("$name", ({ written }) => {
  test.for(["open", "kept"] as const)(
    "hardly an entry of the %s lists is not understood at all",
    (part, { annotate }) => {
      const entries = written.filter((profile) => profile.part === part).flatMap(entriesOf);
      for (const [writtenIn, some] of Map.groupBy(entries, (entry) => entry.writtenIn))
        void annotate(`${part}, ${writtenIn}: ${told(some)}`);
      void annotate(`${part}: ${told(entries)}`);
      expect(shareUnknown(entries)).toBeLessThanOrEqual(ceilings[part]);
    },
  );
});

test("every profile finds somebody, with a percentage and a sentence in both languages", () => {
  const candidates = profiles.map(({ features }) => features);
  const statistics = matcher.survey(candidates);
  for (const source of candidates) {
    const [first] = matcher.rank({ source, candidates, statistics, limit: 1 });
    expect(first?.percent).toBeOneOf(Array.from({ length: 99 }, (_, index) => index + 1));
    for (const language of ["en", "mn"] as const)
      expect(first && matcher.explain(first, language).summary).toMatch(/\p{L}/u);
  }
});

type Fresh = {
  readonly part: "open" | "kept";
  readonly writtenIn: "en" | "mn" | "latin" | "mixed";
  readonly lists: readonly string[];
  readonly features: Features;
};
type Entry = Pick<Fresh, "writtenIn"> & { readonly isUnderstood: boolean };

function read<K extends ProfileKind>(kind: K, file: string): Fresh[] {
  const list: (ProfileOf[K] & Pick<Fresh, "part" | "writtenIn"> & { readonly kind?: K })[] = JSON.parse(
    readFileSync(join(import.meta.dirname, `${file}.json`), "utf8"),
  );
  const ofKind = list.filter((profile) => (profile.kind ?? kind) === kind);
  return ofKind.map((profile) => ({
    part: profile.part,
    writtenIn: profile.writtenIn,
    lists: Object.values<unknown>(profile)
      .filter((value) => Array.isArray(value))
      .flat()
      .filter((entry) => typeof entry === "string"),
    features: matcher.analyse(kind, profile),
  }));
}

function entriesOf({ writtenIn, lists, features }: Fresh): Entry[] {
  return lists.map((entry) => ({ writtenIn, isUnderstood: isUnderstood(entry, features) }));
}

/** Some word of the entry names a concept in what is read of its profile. */
function isUnderstood(entry: string, { needs, offers, topics }: Features): boolean {
  const names = [entry, ...entry.split(/[,;] /)];
  return [...needs, ...offers, ...topics].some(
    ({ surface, parts }) => names.includes(surface) && parts.some(({ concepts }) => concepts.length > 0),
  );
}

function shareUnknown(entries: readonly Entry[]): number {
  return entries.filter((entry) => !entry.isUnderstood).length / entries.length;
}

function told(entries: readonly Entry[]): string {
  return `${(100 * shareUnknown(entries)).toFixed(1)} % of ${entries.length}`;
}
