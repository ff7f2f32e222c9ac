import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aDraft,
  aSearch,
  type Draft,
  featuresOf,
  ids,
  kinds,
  requireWorld,
  some,
  type World,
  worlds,
} from "../../test/random-features.ts";
import type { Facts, Features } from "../profile/features.ts";
import type { Attribute } from "../profile/profile.ts";
import { unmetMusts } from "../score/musts.ts";
import { mayMeet, pairOf } from "../score/pair.ts";
import { type Statistics, surveyMarket } from "../score/statistics.ts";
import { createBlocks } from "./blocks.ts";
import { boundOf } from "./bound.ts";
import { documentOf } from "./document.ts";
import { createScorer } from "./exact-score.ts";
import { createFactTable } from "./fact-table.ts";
import type { Filter } from "./filter.ts";
import { createIndex, loadIndex, type MatchingIndex } from "./matching-index.ts";
import { createMarket, queryOf } from "./query.ts";
import { createSums, sumUp } from "./sums.ts";
import { createTermTables } from "./term-table.ts";
import { createVocabulary } from "./vocabulary.ts";

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    where: fc.constantFrom(
      (facts: Facts) => facts.place !== undefined,
      (facts: Facts) => facts.size?.value !== "large",
    ),
    only: fc.subarray(some).map((ids) => new Set(ids)),
    without: fc.subarray(some).map((ids) => new Set(ids)),
  },
  { requiredKeys: [] },
);

type Step =
  | { readonly put: readonly Draft[] }
  | { readonly remove: string }
  | { readonly merge: true }
  | { readonly reload: true }
  | {
      readonly search: Draft;
      readonly limit: number;
      readonly filter: Filter;
      readonly leastPercent: number;
    };

function aStep(names: readonly string[]): fc.Arbitrary<Step> {
  return fc.oneof(
    { arbitrary: fc.record({ put: fc.array(aDraft(names), { minLength: 1, maxLength: 8 }) }), weight: 4 },
    { arbitrary: fc.record({ remove: fc.constantFrom(...ids) }), weight: 2 },
    { arbitrary: fc.constant({ merge: true } as const), weight: 1 },
    { arbitrary: fc.constant({ reload: true } as const), weight: 1 },
    {
      arbitrary: fc.record({
        search: aSearch(names),
        limit: fc.constantFrom(1, 2, 3, 5, 30),
        filter: fc.oneof(fc.constant({}), filter),
        leastPercent: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 60 })),
      }),
      weight: 4,
    },
  );
}

const aStory = fc.nat(worlds.length - 1).chain((place) => {
  const { names } = requireWorld(place);
  return fc.record({
    place: fc.constant(place),
    kinds,
    market: fc.array(aDraft(names), { maxLength: 5 }),
    documentsPerBlock: fc.constantFrom(1, 2, 4, 16_384),
    steps: fc.array(aStep(names), { minLength: 2, maxLength: 10 }),
  });
});

type Found = {
  readonly id: string;
  readonly score: number;
  readonly confidence: number;
  readonly percent: number;
};
const figures = ({ id, score, confidence, percent }: Found): Found => ({ id, score, confidence, percent });

/** The plain way: every profile that passes is compared. */
function compared(
  world: World,
  profiles: Iterable<Features>,
  source: Features,
  statistics: Statistics,
  step: Extract<Step, { search: Draft }>,
): Found[] {
  const { where, only, without } = step.filter;
  const candidates = [...profiles].filter(
    (profile) =>
      (!where || where(profile.facts)) && (!only || only.has(profile.id)) && !without?.has(profile.id),
  );
  const ranked = world.matcher.rank({ source, candidates, statistics, limit: step.limit }).map(figures);
  return ranked.filter(({ percent }) => percent >= step.leastPercent);
}

function counted(index: MatchingIndex, source: Features) {
  const counting = index.countMeeting(source);
  let step = counting.next();
  while (!step.done) step = counting.next();
  const { met, of, demands } = step.value;
  return { met, of, without: new Map(demands.map(({ attribute, without }) => [attribute, without])) };
}

/** The plain way: what each profile does not meet. */
function countedPlainly(
  { language }: World,
  profiles: Iterable<Features>,
  source: Features,
  statistics: Statistics,
) {
  const unmet = [...profiles]
    .filter((profile) => mayMeet(source, profile))
    .map((profile) => {
      const { sides } = pairOf({ ...source }, { ...profile, wishes: { musts: [], indifferent: new Set() } });
      return new Set(unmetMusts(sides, { language, statistics }).map(({ must }) => must));
    });
  const without = (attribute?: Attribute) =>
    unmet.filter((each) => [...each].every((one) => one === attribute)).length;
  const demanded = (source.wishes?.musts ?? []).map(({ attribute }) => attribute);
  return {
    met: without(),
    of: unmet.length,
    without: new Map(demanded.map((each) => [each, without(each)])),
  };
}

/** A night run may ask for more. */
const runs = Number(process.env["TEST_RUNS"] || 140);
const leastSearches = Math.floor(runs * 1.8);

test(`whatever happened before, more than ${leastSearches} searches find what comparing with every profile finds`, () => {
  let searches = 0;
  fc.assert(
    fc.property(aStory, ({ place, kinds: [from, kind], market, documentsPerBlock, steps }) => {
      const world = requireWorld(place);
      const statistics = surveyMarket(market.map((draft) => featuresOf(draft, kind, world)));
      const setup = { language: world.language, statistics, documentsPerBlock };
      const profiles = new Map<string, Features>();
      const [seen, expected]: [unknown[], unknown[]] = [[], []];
      const take = (index: MatchingIndex, step: Step): MatchingIndex => {
        if ("reload" in step) return loadIndex(index.snapshot(), setup);
        if ("merge" in step) index.merge();
        else if ("remove" in step) {
          seen.push(index.remove(step.remove));
          expected.push(profiles.delete(step.remove));
        } else if ("put" in step) {
          for (const draft of step.put) {
            const profile = featuresOf(draft, kind, world);
            profiles.set(profile.id, profile);
            index.put(profile);
          }
        } else {
          searches++;
          const source = featuresOf(step.search, from, world);
          const { limit, filter, leastPercent } = step;
          seen.push(index.search(source, { limit, filter, leastPercent }).map(figures));
          expected.push(compared(world, profiles.values(), source, statistics, step));
          seen.push(counted(index, source));
          expected.push(countedPlainly(world, profiles.values(), source, statistics));
        }
        seen.push(index.size);
        expected.push(profiles.size);
        return index;
      };
      steps.reduce(take, createIndex(setup));
      expect(seen).toEqual(expected);
    }),
    { numRuns: runs, seed: 20 },
  );
  expect(searches).toBeGreaterThanOrEqual(leastSearches);
});

test("no bound of a document falls below its score", () => {
  const aMarket = fc.nat(worlds.length - 1).chain((place) => {
    const { names } = requireWorld(place);
    return fc.record({
      place: fc.constant(place),
      kinds,
      drafts: fc.array(aDraft(names), { minLength: 1, maxLength: 8 }),
      search: aSearch(names),
      isClosed: fc.boolean(),
    });
  });
  fc.assert(
    fc.property(aMarket, ({ place, kinds: [from, kind], drafts, search, isClosed }) => {
      const world = requireWorld(place);
      const { language } = world;
      const profiles = drafts.map((draft, index) => ({ ...featuresOf(draft, kind, world), id: `${index}` }));
      const source = featuresOf(search, from, world);
      const statistics = surveyMarket([...profiles, source]);
      const vocabulary = createVocabulary(language);
      const blocks = createBlocks({ vocabulary });
      for (const profile of profiles) blocks.put(documentOf(profile, vocabulary, statistics));
      if (isClosed) blocks.merge();
      const query = queryOf(source, kind, createMarket({ language, statistics }, vocabulary));
      if (query === undefined) throw new Error(`a ${from} searches for a ${kind}`);
      const terms = createTermTables()(query);
      const facts = createFactTable(query);
      const [bound, scorer] = [boundOf(query, facts), createScorer(query, facts)];
      const sums = createSums();
      for (const block of blocks.list()) {
        if (block.postings) sumUp(block, bound.gains, sums);
        for (let doc = 0; doc < block.ids.length; doc++) {
          const { columns } = block;
          const own = terms.sumsOf(columns, doc);
          const fits = scorer.wordFits(columns, doc, own);
          bound.require(scorer.score(columns, doc).score);
          const sum = block.postings ? sums.all[doc] : Infinity;
          expect(sum).toBeGreaterThanOrEqual(bound.required[columns.flags[doc] ?? 0] ?? Infinity);
          expect({
            bySums: bound.bySums(columns, doc, block.postings && sums),
            byTerms: bound.byTerms(columns, doc, own),
            byWords: bound.byWords(fits),
          }).toEqual({ bySums: true, byTerms: true, byWords: true });
        }
      }
    }),
    { numRuns: runs, seed: 21 },
  );
});
