// The same profiles as other people type or paste them: what stays the same to a reader stays the same to the engine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { mean } from "../../bin/percentages.ts";
import { createMatcher, type Features, type ProfileKind } from "../../src/index.ts";

type Profile = Readonly<Record<string, unknown>> & { readonly id: string };
type Rewriting = (profile: Profile) => Profile;

const matcher = createMatcher({ language: createLanguage() });
const kinds = ["idea", "cofounder", "company", "project"] as const;
const written = kinds.flatMap((kind) => read(kind).map((profile) => ({ kind, profile })));
const features = written.map(({ kind, profile }) => matcher.analyse(kind, profile));
const statistics = matcher.survey(features);
const seen = { idea: "cofounder", cofounder: "idea", project: "company", company: "project" } as const;
/** Of each, the first three whom it finds, with their percentages. */
const firsts = features.map((source) =>
  firstOf(source).map((other) => ({ other, percent: percentOf(source, other) })),
);

test.each<[string, Rewriting, number]>([
  ["with the spaces of a web page", inTexts((text) => text.replaceAll(" ", "\u00a0")), 0],
  ["with letters of two signs", inTexts((text) => text.normalize("NFD")), 0],
  ["with two spaces for one", inTexts((text) => text.replaceAll(" ", "  ")), 0],
  ["with the line ends of Windows", inTexts((text) => text.replaceAll("\n", "\r\n")), 0],
  ["with a point behind each entry", inLists((list) => list.map((entry) => `${entry}.`)), 0],
  ["with numbered entries", inLists((list) => list.map((entry, at) => `${at + 1}. ${entry}`)), 0],
  ["with each entry twice", inLists((list) => [...list, ...list]), 0],
  ["with the last entry first", inLists((list) => list.toReversed()), 0],
  ["with its list in one entry, by commas", inLists((list) => [list.join(", ")]), 0.2],
  ["with its list in one entry, by lines", inLists((list) => [list.join("\n")]), 0.2],
  ["with its list in one entry, by semicolons", inLists((list) => [list.join(";")]), 0.2],
  ["with where its writer is found", inTold((text) => `${text} me@example.mn, https://facebook.com/me`), 0.1],
  ["in small letters", inTold((text) => text.toLowerCase()), 0.2],
  ["without points and commas", inTold((text) => text.replaceAll(/[.,;:!?]/g, "")), 1],
])("a profile is read as it was %s", (_, rewrite, most) => {
  const differences = written.flatMap(({ kind, profile }, at) => {
    const after = matcher.analyse(kind, rewrite(profile));
    return (firsts[at] ?? []).map(({ other, percent }) => Math.abs(percent - percentOf(after, other)));
  });
  expect(differences.length).toBeGreaterThan(500);
  expect(mean(differences)).toBeLessThanOrEqual(most);
});

test("a text without points makes no must of all that it names", () => {
  const description =
    "We build a map of trucks for mines with alarms and a daily report and the support at night";
  const { wishes } = matcher.analyse("project", { id: "a", description: `${description} is essential` });
  expect(wishes).toBeUndefined();
});

function read(kind: ProfileKind): Profile[] {
  const file = kind === "company" ? "companies" : `${kind}s`;
  return JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), "utf8"));
}

function firstOf(source: Features): Features[] {
  const candidates = features.filter(({ kind }) => kind === seen[source.kind]);
  const matches = matcher.rank({ source, candidates, statistics, limit: 3 });
  return matches.flatMap(({ id }) => candidates.find((each) => each.id === id) ?? []);
}

function percentOf(source: Features, other: Features): number {
  return matcher.fitOf(source, other, statistics)?.percent ?? 0;
}

function inTexts(change: (text: string) => string): Rewriting {
  return inFields((value) =>
    typeof value === "string" ? change(value) : Array.isArray(value) ? value.map(change) : value,
  );
}

function inLists(change: (list: string[]) => string[]): Rewriting {
  return inFields((value) => (Array.isArray(value) && value.length > 1 ? change(value) : value));
}

function inTold(change: (text: string) => string): Rewriting {
  return inFields((value, field) =>
    typeof value === "string" && (field === "description" || field === "bio") ? change(value) : value,
  );
}

/** Ids stay, and the options of the forms, which nobody types. */
const chosen = new Set(
  "id part writtenIn industry category stage commitment availability workStyle size requiredCompanySize".split(
    " ",
  ),
);

function inFields(change: (value: unknown, field: string) => unknown): Rewriting {
  return (profile) => ({
    ...Object.fromEntries(
      Object.entries(profile).map(([field, value]) => [
        field,
        chosen.has(field) ? value : change(value, field),
      ]),
    ),
    id: profile.id,
  });
}
