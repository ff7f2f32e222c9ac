import { describe, expect, test } from "vitest";
import { createLanguage } from "./language.ts";

const language = createLanguage();

// Everyday English, trades and business, and words that look or sound like Mongolian ones.
const words = (
  "time year people way day man thing woman life child world school state family student group country problem hand part place case week company " +
  "system program question work government number night point home water room mother area money story fact month lot right study book eye job word " +
  "business issue side kind head house service friend father power hour game line end member law car city community name president team minute idea " +
  "body information back parent face others level office door health person art war history party result change morning reason research girl guy moment " +
  "air teacher force education foot boy age policy music market sense nation plan college interest death experience effect use class control field " +
  "development role effort rate heart drug show leader light voice wife police mind price report decision son view relationship town road arm difference " +
  "value building action season society tax director position player record paper space ground form event official matter center couple site project " +
  "activity star table need court oil situation cost industry figure street image phone data picture practice piece land product doctor wall patient " +
  "worker news test movie north love step board budget film tree source hair window culture chance brother energy period course summer plant " +
  "opportunity term letter condition choice rule south husband floor campaign material population call economy medical hospital church risk fire future " +
  "hotel medicine sales manager marketing designer engineer software hardware network server cloud mobile garden kitchen dinner travel ticket tour guide " +
  "bank loan insurance contract partner investor founder startup venture capital equity share stock bond trade export import customs cargo truck bus bar " +
  "deal bid bed bag tag gap map mean hen sun gun turn tax tar tur bol ball bull tool tail talk tall mail mall mile milk silk sand sack sock " +
  "gal gas gay gold good goods gut guy hair hall halal hare harm hat her him hour huge hull hunt hut jar jazz jet just karma khan kit law lawn lay " +
  "many mar mask medal merit mob mood moor more mud nail nap near net noon norm odd old one oral order over oven own sail salt same sane sang sara save " +
  "seal seat seed seek seem seen sell send ship shore shot shut soil sole solid some song soon sort soul sour storm tale tank tent ter toast today token " +
  "toll tone top total tourism tower toy train trust tube tune unit urgent user vote wage wait wake want warm wash way weak wear wedding welcome"
).split(" ");
const sentences = words.map(
  (word) => `Nobody at our firm ever spoke to them about the ${word} before they left.`,
);

describe("English is not read as Mongolian", () => {
  test("the list is long", () => expect(new Set(words).size).toBeGreaterThanOrEqual(300));
  test.each([
    ["a word alone", words],
    ["a word in a sentence", sentences],
    ["a few words", words.map((word, at) => `${word} ${words[(at + 7) % words.length] ?? ""}`)],
  ])("%s", (_, texts) => {
    for (const text of texts) {
      for (const options of [{}, { romanised: false }]) {
        const { words: read } = language.read(text, options);
        expect(
          read.flatMap((word) => word.keys).filter((key) => key.startsWith("~")),
          text,
        ).toEqual([]);
      }
    }
  });
  test("a tag names what it names in English, or nothing", () => {
    const tags = [...words, ...words.map((word, at) => `${word} ${words[(at + 7) % words.length] ?? ""}`)];
    const different = tags.filter(
      (tag) => language.conceptOfTag(tag) !== language.conceptOfTag(tag, undefined, { romanised: false }),
    );
    // The same word in Mongolian: токен.
    expect(different).toEqual(["token"]);
  });
  test("and English comes first even within Mongolian in Latin letters", () => {
    const known = words.filter(
      (word) => language.conceptsOfTag(word, undefined, { romanised: false }).length > 0,
    );
    expect(known.length).toBeGreaterThan(50);
    const later = known.filter((word) =>
      language.read(word, { romanised: true }).words[0]?.keys[0]?.startsWith("~"),
    );
    // бид "we" and хэн "who".
    expect(later).toEqual(["bid", "hen"]);
  });
});
