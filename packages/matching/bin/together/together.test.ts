import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { conceptVectors } from "../../src/profile/concept-vectors.gen.ts";
import { dotOf, readVectors } from "../../src/profile/context.ts";
import { learnVectors } from "./learn.ts";
import { allVentures, lostNames, trades } from "./read-lists.ts";
import { writeProfiles } from "./write-profiles.ts";

const language = createLanguage();

describe("the lists of trades and ventures", () => {
  test("name as neighbours only trades that they describe", () => {
    expect(lostNames()).toEqual([]);
  });

  test("are in words that the graph knows, but for a few", () => {
    const lists = trades.flatMap(({ names, does, with: tools, about }) => [
      ...names,
      ...does,
      ...tools,
      ...about,
    ]);
    const words = [...new Set([...lists, ...allVentures.flatMap(({ about }) => about)])];
    const isKnown = (word: string) => language.findConcepts(word, { isTag: true }).length > 0;
    expect(words.filter((word) => !isKnown(word)).length / words.length).toBeLessThan(0.05);
  });

  test("make the same thousands of texts every time", () => {
    const profiles = writeProfiles();
    expect(profiles.length).toBeGreaterThan(3000);
    expect(writeProfiles()).toEqual(profiles);
  });
});

describe("the table of concepts that are often found together", () => {
  const shipped = readVectors(conceptVectors);

  test("is small, and has a vector for most of what profiles can name", () => {
    expect(Buffer.byteLength(conceptVectors)).toBeLessThan(150_000);
    const named = language.concepts.filter(({ kind }) => ["skill", "role", "industry"].includes(kind));
    const known = named.filter(({ id }) => shipped.has(id));
    expect(known.length / named.length).toBeGreaterThan(0.8);
  });

  // What a concept is called changes what is read in the texts, hardly ever who is found with whom: `npm run together`
  // makes the table anew once it has.
  test("says what the texts say that are read today", () => {
    const learned = readVectors(learnVectors(language));
    const both = [...learned.keys()].filter((concept) => shipped.has(concept));
    expect(both.length / learned.size).toBeGreaterThan(0.93);
    const far = pairsOf(both).map(([one, other]) =>
      Math.abs(likeness(shipped, one, other) - likeness(learned, one, other)),
    );
    expect(far.reduce((sum, each) => sum + each, 0) / far.length).toBeLessThan(0.06);
  });
});

/** Each concept with some that stand by chance after it. */
function pairsOf(concepts: readonly string[]): [string, string][] {
  return concepts.flatMap((one, at) =>
    [1, 7, 61].flatMap((step): [string, string][] => {
      const other = concepts[(at + step) % concepts.length];
      return other === undefined ? [] : [[one, other]];
    }),
  );
}

function likeness(vectors: ReadonlyMap<string, Int8Array>, one: string, other: string): number {
  const [a, b] = [vectors.get(one) ?? [], vectors.get(other) ?? []];
  return dotOf(a, b) / Math.sqrt(dotOf(a, a) * dotOf(b, b) || 1);
}
