// What a document stands in for means the same to musts as the profile that it was made of.
import { createLanguage } from "@khamt/language";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aDraft, featuresOf, kinds, requireWorld, worlds } from "../../test/random-features.ts";
import { createMatcher, type Features } from "../index.ts";
import { unmetMusts } from "../score/musts.ts";
import { pairOf } from "../score/pair.ts";
import { createBlocks } from "./blocks.ts";
import { documentOf } from "./document.ts";
import { createStandIn } from "./stand-in.ts";
import { createVocabulary } from "./vocabulary.ts";

const matcher = createMatcher({ language: createLanguage(), now: () => Date.parse("2026-03-01T00:00:00Z") });

test("a stand-in of a document meets the musts that its profile meets", () => {
  const aCase = fc.nat(worlds.length - 1).chain((place) => {
    const { names } = requireWorld(place);
    return fc.record({ place: fc.constant(place), kinds, source: aDraft(names), other: aDraft(names) });
  });
  let unmet = 0;
  fc.assert(
    fc.property(aCase, ({ place, kinds: [from, kind], source: demanding, other }) => {
      const world = requireWorld(place);
      const [source, profile] = [featuresOf(demanding, from, world), featuresOf(other, kind, world)];
      const context = { language: world.language, statistics: matcher.survey([profile]) };
      const vocabulary = createVocabulary(world.language);
      const blocks = createBlocks({ vocabulary });
      blocks.put(documentOf(profile, vocabulary, context.statistics));
      const found = blocks.placeOf(profile.id);
      if (found === undefined) throw new Error("the profile is in its block");
      const { columns } = found.block;
      const stored = vocabulary.wishesOf(columns.wishes[found.doc] ?? 0);
      const standIn = createStandIn({ kind, vocabulary, source })(columns, found.doc, stored);
      const mustsOf = (candidate: Features) =>
        unmetMusts(pairOf(source, candidate).sides, context).map(({ must, penalty }) => ({ must, penalty }));
      expect(mustsOf(standIn)).toEqual(mustsOf(profile));
      unmet += mustsOf(profile).length;
    }),
    { numRuns: 400, seed: 9 },
  );
  expect(unmet).toBeGreaterThan(50);
});
