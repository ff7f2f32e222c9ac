import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLanguage } from "../language.ts";
import { foldings } from "./fold.ts";
import { createLexicon } from "./inflection/lexicon.ts";
import { rolesOf } from "./roles/polarity.ts";
import { tokenise } from "./tokens.ts";
import { createWordReader, type Word } from "./words.ts";

const language = createLanguage();

const letters = fc.oneof(
  fc.constantFrom(
    "гүй",
    "гvй",
    "gui",
    "vvyy",
    "tssh",
    "ийн",
    "-",
    "'",
    "’s",
    "++",
    "#",
    ", ",
    ". ",
    "\u200b",
    "\u00ad",
    "\ufeff",
    "\ud800",
    "\udfff",
  ),
  fc.constantFrom(
    "not",
    "need",
    "хайж",
    "биш",
    "мэддэг",
    "хөгжүүлэгч",
    "nyagtlan",
    "AI-ийн",
    "React-ээр",
    "3Д",
    "ИТ",
    "🐎",
    "漢字",
    "ﷺ",
    "İ",
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const texts = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(""));

describe("whatever the text", () => {
  test("reading never throws, and words and matches stand in it in order", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(undefined, true, false), (text, romanised) => {
        const reading = language.read(text, romanised === undefined ? {} : { romanised });
        expect(reading.roles).toHaveLength(reading.words.length);
        const starts = [0, ...reading.words.map((word) => word.start)];
        expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
        for (const word of reading.words) expect(word.keys.length).toBeGreaterThan(0);
        for (const match of reading.matches) expect(text.slice(match.start, match.end)).toBe(match.surface);
      }),
    );
  });
  test("tags never throw", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(Array.isArray(language.conceptsOfTag(text))).toBe(true);
        language.conceptOfTag(text);
        language.placeOf(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the work grows with the text and no faster", () => {
  test.each([
    [4, "one letter", "я"],
    [4, "one Latin letter", "v"],
    [4, "plus signs", "+"],
    [4, "spaces", " "],
    [4, "unpaired surrogates", "\ud800"],
    [4, "invisible letters", "\u200b"],
    [1, "apostrophes", "a'"],
    [1, "hyphens", "и-"],
    [1, "denials", "гүй "],
  ])("%i megabytes of %s are read", (megabytes, _, unit) => {
    const copies = Math.floor((megabytes * 2 ** 20) / Buffer.byteLength(unit));
    const reading = language.read(unit.repeat(copies));
    expect(reading.words.length).toBeLessThanOrEqual(copies);
    expect(reading.roles).toHaveLength(reading.words.length);
  });

  test("a long token is cut, so that none is costly", () => {
    for (const token of tokenise(
      `${"я".repeat(1000)} ${"v".repeat(1000)} a${"+".repeat(1000)} a${"'bc".repeat(1000)}`,
    ))
      expect(token.text.length).toBeLessThanOrEqual(128);
  });

  test("each different word is looked up once, however often it stands there", () => {
    const looked: string[] = [];
    const lexicon = createLexicon();
    const reader = createWordReader({
      ...lexicon,
      lemmasOf: (word) => {
        looked.push(word);
        return lexicon.lemmasOf(word);
      },
    });
    reader.read("нягтлан бодогч хэрэгтэй ".repeat(1000), false);
    reader.read("nyagtlan bodogch heregtei ".repeat(1000), true);
    expect(looked).toHaveLength(6);
  });

  test("a word has few ways to be read, and few words it may be a form of", () => {
    const lexicon = createLexicon();
    for (let length = 1; length <= 64; length++) lexicon.addWord("ү".repeat(length));
    for (const unit of ["v", "y", "vy", "tssh", "wv", "гүй", "ü"]) {
      const word = unit.repeat(64 / unit.length);
      expect(foldings(word).length).toBeLessThanOrEqual(16);
      expect(lexicon.lemmasOf(word).length).toBeLessThanOrEqual(12);
    }
  });

  test.each([
    ["мэддэг "],
    ["гүй, "],
    ["хийдэггүй, "],
    ["хайж "],
    ["а, а, а, а, биш, "],
    ["not a, "],
    ["we need no a "],
    ["харин мэдэхгүй "],
  ])("n copies of “%s” take n times the steps to find who needs what", (unit) => {
    const steps = (copies: number) => stepsOfRoles(unit.repeat(copies));
    expect(steps(2000)).toBeLessThan(2.2 * steps(1000));
  });

  test("n copies of a sentence have n times the matches", () => {
    const matches = (text: string) => language.findConcepts(text).length;
    const sentence = "Манайд React-ээр бичдэг хөгжүүлэгч, нягтлан бодогч хэрэгтэй. ";
    expect(matches(sentence)).toBeGreaterThan(2);
    expect(matches(sentence.repeat(1000))).toBe(1000 * matches(sentence));
  });

  test("a whole text is read as an entry of a list about as fast as by itself", () => {
    const before = process.threadCpuUsage();
    language.read("edited ба ".repeat(2000), { romanised: false, isTag: true });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  test("ten thousand tags are read", () => {
    const tags = Array.from(
      { length: 10_000 },
      (_, at) => `${at % 2 === 0 ? "хөгжүүлэгч" : "hugjuulegch"} ${at}`,
    );
    expect(tags.filter((tag) => language.conceptOfTag(tag) !== undefined)).toHaveLength(10_000);
  });
});

/** How often the words and their roles are looked at or written. */
function stepsOfRoles(text: string): number {
  let steps = 0;
  const words = language.read(text).words;
  const watched = new Proxy(words, {
    get: (target, property) => {
      if (property === "slice" || property === "map" || property === "forEach") {
        return (...parameters: unknown[]) => {
          const result: unknown = Reflect.apply(target[property] as () => unknown, target, parameters);
          steps += Array.isArray(result) ? result.length : target.length;
          return result;
        };
      }
      steps++;
      return Reflect.get(target, property) as Word;
    },
  });
  const { roles } = rolesOf(watched, text);
  return steps + roles.length;
}
