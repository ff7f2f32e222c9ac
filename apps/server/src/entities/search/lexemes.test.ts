import { describe, expect, test } from "vitest";
import type { EntityTexts } from "../texts.ts";
import { entryOf, wordsOfConcepts } from "./lexemes.ts";

const nothing: EntityTexts = { names: [], topics: [], industries: [], facts: [], said: [] };
const lexemes = (texts: Partial<EntityTexts>) => entryOf({ ...nothing, ...texts }).lexemes;

describe("the lexemes of an entity", () => {
  test("tell a concept that is named from one that follows and from one that is merely said", () => {
    const named = lexemes({ topics: ["React"] });
    expect(named).toContain("!react");
    expect(named).toContain("+frontend-development");
    expect(named).toContain("~react");
    expect(named).not.toContain("!frontend-development");
    const said = lexemes({ said: ["We like React"] });
    expect(said).toContain("~react");
    expect(said).not.toContain("!react");
    expect(said).not.toContain("+react");
  });

  test("are the same concepts in either language, and of a tag in Latin letters", () => {
    const concepts = (tag: string) => lexemes({ topics: [tag] }).filter((each) => /^[!+~]/.test(each));
    expect(concepts("нягтлан бодогч")).toEqual(concepts("nyagtlan bodogch"));
    expect(concepts("нягтлан бодогч")).toEqual(concepts("accountant"));
  });

  test("leave out what a text disclaims, and words that stand in every text", () => {
    const all = lexemes({ said: ["This is not about blockchain, and that is юм"] });
    expect(all.filter((each) => each.startsWith("~"))).toEqual([]);
    for (const word of ["wthis", "wis", "wand", "w=юм"]) expect(all).not.toContain(word);
  });

  test("hold a word's letters, its stems and its sound; of English words the letters only", () => {
    expect(lexemes({ said: ["ноолуурыг"] })).toEqual(
      expect.arrayContaining(["w~ноолуурыг", "w~ноолуур", "w/nolor"]),
    );
    expect(lexemes({ said: ["we prefer companies"] })).toEqual(
      expect.arrayContaining(["wprefer", "wcompany"]),
    );
    expect(lexemes({ said: ["they prefer it"] }).filter((each) => each.startsWith("w\\"))).toEqual([]);
    expect(lexemes({ said: ["with Temuulen"] })).toContain("w\\temolen");
  });

  test("find a name by its letters only", () => {
    const all = lexemes({ names: ["Цэцэг"] });
    expect(all.filter((each) => /^[!+~]/.test(each))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(["t/ceceg", "w/ceceg"]));
  });

  test("are never longer than an index can hold", () => {
    const long = lexemes({ topics: ["x".repeat(5000), "я".repeat(5000), "😀x".repeat(500)] });
    expect(Math.max(...long.map((each) => each.length))).toBeLessThan(100);
    expect(long.every((each) => each.isWellFormed())).toBe(true);
  });
});

test("words for typing slips are letters only, and concepts bring theirs", () => {
  expect(entryOf({ ...nothing, said: ["An accountant, 24/7: нягтлан"] }).words).toEqual([
    "accountant",
    "нягтлан",
  ]);
  expect(wordsOfConcepts()).toEqual(expect.arrayContaining(["accountant", "нягтлан", "бодогч"]));
});

test("the words of all concepts are made once, however many profiles change", () => {
  const before = process.threadCpuUsage();
  for (let each = 0; each < 30; each += 1) wordsOfConcepts();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000, "milliseconds").toBeLessThan(1000);
});
