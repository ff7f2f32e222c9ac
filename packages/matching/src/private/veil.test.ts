// What leaves the server in a market that anyone may fetch, what never does, and that it is searched as the market itself.
import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anIdea, aPerson } from "../../test/random-profiles.ts";
import {
  createIndex,
  createMatcher,
  loadIndex,
  openMarket,
  packMarket,
  type CofounderProfile,
  type Features,
  type IdeaProfile,
  type MatchingIndex,
} from "../index.ts";
import { readSnapshot } from "../index/snapshot.ts";
import { unpackMarket } from "./pack.ts";
import { veil, veiledFeatures } from "./veil.ts";

const language = createLanguage();
const now = Date.parse("2026-03-01T00:00:00Z");
const matcher = createMatcher({ language, now: () => now, money: { mntPerUsd: 3570 } });

const person: CofounderProfile = {
  id: "person-7",
  ownerId: "owner-4711",
  updatedAt: "2026-02-03T04:05:06Z",
  firstName: "Oyunbileg",
  lastName: "Tsagaandorj",
  title: "Accountant of the Zorblatt cooperative",
  bio: "Write to oyuna@zorblatt.mn or call 99112233. I keep the books of herders and weave flimflam carpets. I do not do taxidermy.",
  skills: ["accounting", "quibbling", "зоргоор хөөмийлөх"],
  location: "Peace Avenue 17, Ulaanbaatar",
  experience: "about nine winters, 9+ years",
  preferences: {
    roles: { importance: "must", values: ["CTO whom Bilguunzaya knows"] },
    language: { importance: "must", values: ["quenya"] },
    place: { importance: "must", values: ["Darkhan, opposite the kolkhoz"] },
  },
};
const idea: IdeaProfile = {
  id: "idea-1",
  ownerId: "owner-4711",
  title: "Receipts of herders",
  description: "We read receipts. Quibbling is welcome.",
  requiredSkills: ["accounting", "quibbling"],
};
const neighbour: CofounderProfile = { id: "person-8", skills: ["sales"], bio: "I sell carpets in Erdenet." };

type Market = { readonly index: MatchingIndex; readonly bytes: Uint8Array; readonly statistics: Statistics };
type Statistics = ReturnType<typeof matcher.survey>;

function marketOf(profiles: readonly Features[], removed: readonly string[] = []): Market {
  const statistics = matcher.survey(profiles);
  const index = createIndex({ language, statistics });
  for (const profile of profiles) index.put(profile);
  index.merge();
  for (const id of removed) index.remove(id);
  const bytes = packMarket({
    index,
    statistics,
    language,
    prices: new Map(),
    examples: new Set(),
    now,
    mntPerUsd: 3570,
  });
  return { index, bytes, statistics };
}

const textIn = (bytes: Uint8Array) => new TextDecoder().decode(bytes).toLowerCase();
const [read, readNeighbour] = [person, neighbour].map((each) => matcher.analyse("cofounder", each));
if (!read || !readNeighbour) throw new Error("two people are read");

describe("a market that anyone may fetch", () => {
  const { index, bytes } = marketOf([read, readNeighbour]);
  const text = textIn(bytes);

  test("names profiles by their id and what they say by concepts of the graph", () => {
    for (const word of ["person-7", "person-8", "accounting", "ulaanbaatar"]) expect(text).toContain(word);
  });

  test("has nothing of what they wrote: no name, address, number, sentence or word outside the graph", () => {
    const written = [
      "oyunbileg",
      "tsagaandorj",
      "zorblatt",
      "oyuna",
      "99112233",
      "keep the books",
      "flimflam",
      "quibbling",
      "зоргоор",
      "peace avenue",
      "nine winters",
      "bilguunzaya",
      "quenya",
      "kolkhoz",
    ];
    for (const words of written) expect(text).not.toContain(words);
    for (const term of [...read.terms.keys(), ...readNeighbour.terms.keys()])
      expect(text).not.toContain(term);
  });

  test("does not say whose a profile is or when it was written", () => {
    expect(text).not.toContain("owner-4711");
    expect(text).not.toContain("2026-02-03");
    const { snapshot, statistics } = unpackMarket(bytes);
    const { keys, blocks } = readSnapshot(snapshot, { language, statistics });
    expect(keys.owners).toEqual([]);
    const told = blocks.flatMap(({ columns }) => [...columns.owners]);
    expect(new Set(told)).toEqual(new Set([0]));
  });

  test("is searched by an owner as by anybody else", () => {
    const { snapshot, statistics } = unpackMarket(bytes);
    const loaded = loadIndex(snapshot, { language, statistics });
    const source = matcher.analyse("idea", idea);
    const idsIn = (market: MatchingIndex) => market.search(source).map(({ id }) => id);
    expect(idsIn(index)).toEqual(["person-8"]);
    expect(idsIn(loaded)).toEqual(["person-7", "person-8"]);
  });

  test("has no trace of a profile that was removed", () => {
    const left = textIn(marketOf([read, readNeighbour], ["person-7"]).bytes);
    expect(left).toContain("person-8");
    expect(left).not.toContain("person-7");
  });

  test("never says a word that the graph does not know, whatever it is and wherever it stands", () => {
    const word = fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{8,14}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 4, maxLength: 4 }), ([skill = "", said, must, place]) => {
        const secretive = matcher.analyse("cofounder", {
          id: "id",
          skills: [skill, "accounting"],
          bio: `I know ${said}. My partner must know ${must}.`,
          location: place ?? "",
          preferences: {
            language: { importance: "must", values: [must ?? ""] },
            place: { importance: "must", values: [`Ulaanbaatar ${place}`] },
          },
        });
        const asking = matcher.analyse("idea", {
          id: "id",
          requiredSkills: [skill, "accounting"],
          description: `We need somebody who knows ${said}. Our partner must know ${must}.`,
          location: place ?? "",
          preferences: { skills: { importance: "must" }, place: { importance: "any" } },
        });
        for (const profile of [secretive, asking]) {
          const packed = textIn(marketOf([profile]).bytes);
          for (const secret of [skill, said, must, place]) expect(packed).not.toContain(secret);
        }
      }),
      { numRuns: 50, seed: 5 },
    );
  });
});

describe("a word under its veil", () => {
  test("is ten signs that are the same for the same word", () => {
    expect(veil("=quibbling")).toMatch(/^[0-9a-z]{10}$/);
    expect(veil("=quibbling")).toBe(veil("=quibbling"));
  });
  test("meets no other of a hundred thousand words", () => {
    const words = Array.from({ length: 100_000 }, (_, number) => `=${number.toString(36)}`);
    expect(new Set(words.map(veil)).size).toBe(words.length);
  });
  test("still stands beside what its reader wrote, so that reasons can cite it", () => {
    const veiled = veiledFeatures(read, language);
    const surfaces = ({ offers }: Features) => offers.map(({ surface }) => surface);
    expect(surfaces(veiled)).toEqual(surfaces(read));
    expect([...veiled.terms.keys()]).toEqual([...read.terms.keys()].map(veil));
    expect([...veiled.concepts.keys()]).toEqual([...read.concepts.keys()]);
  });
});

describe("a device that searches a fetched market", () => {
  const people = fc.sample(aPerson, { numRuns: 60, seed: 3 }).map((each, at) => ({ ...each, id: `p${at}` }));
  const demanding: IdeaProfile["preferences"] = {
    skills: { importance: "must" },
    place: { importance: "must", values: ["Darkhan"] },
    commitment: { importance: "any" },
  };
  const ideas = fc
    .sample(anIdea, { numRuns: 40, seed: 4 })
    .map((each, at): IdeaProfile => (at % 3 === 0 ? { ...each, preferences: demanding } : each));
  const profiles = [...people, person, neighbour].map((each) => matcher.analyse("cofounder", each));
  const { index, bytes, statistics } = marketOf(profiles);
  const market = openMarket(bytes, language);

  test("finds the same people in the same order with the same percentages", () => {
    expect(market.size).toBe(index.size);
    for (const profile of [...ideas, { ...idea, ownerId: "somebody else" }]) {
      const source = market.read({ kind: "idea", profile });
      expect(market.find(source, { limit: 20, without: new Set() })).toEqual(
        index.search(matcher.analyse("idea", profile), { limit: 20 }),
      );
    }
  });

  test("gives the same reasons once a profile is fetched", () => {
    for (const profile of ideas) {
      const source = market.read({ kind: "idea", profile });
      const [match] = matcher.rank({
        source: matcher.analyse("idea", profile),
        candidates: [read],
        statistics,
      });
      const told = market.explain(source, { kind: "cofounder", profile: person }, "mn");
      expect(told.map(({ text }) => text)).toEqual(match && matcher.explain(match, "mn").reasons);
    }
  });

  test("never finds those whom its owner leaves out", () => {
    const source = market.read({ kind: "idea", profile: idea });
    const [best] = market.find(source, { limit: 1, without: new Set() });
    const found = market.find(source, { limit: 60, without: new Set([best?.id ?? ""]) });
    expect(found.map(({ id }) => id)).not.toContain(best?.id);
  });

  test("refuses bytes that are no market", () => {
    expect(() => openMarket(new Uint8Array(3), language)).toThrow(TypeError);
    expect(() => openMarket(new TextEncoder().encode("<!doctype html><title>Not found"), language)).toThrow(
      TypeError,
    );
  });
});
