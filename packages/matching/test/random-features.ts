// Profiles as the scorer compares them, drawn freely: of any concepts, weights, facts and wishes, over several graphs.
import { createLanguage, type LanguageResources } from "@khamt/language";
import fc from "fast-check";
import { createMatcher } from "../src/matcher.ts";
import type { Facts, Features, Mention, Must, Wishes } from "../src/profile/features.ts";
import { asks, attributes, type ProfileKind } from "../src/profile/profile.ts";
import { conceptsThatMatter } from "../src/profile/wish/read-wishes.ts";
import { bringsOf, createRelatedness, ownConcepts, supplyOf, termsOf } from "../src/profile/supply.ts";

/** Draws of concept names: those of the graph, and some that it does not know. */
export type World = {
  readonly language: LanguageResources;
  readonly names: readonly string[];
  readonly matcher: ReturnType<typeof createMatcher>;
  readonly relatedness: ReturnType<typeof createRelatedness>;
};

const [places, sizes] = [["ulaanbaatar", "darkhan", "berlin"], ["startup", "small", "large"] as const];
const commitments = ["full-time", "part-time", "consulting", "weekends"] as const;
const wholeLanguage = createLanguage();
export const worlds: readonly World[] = [
  worldOf(wholeLanguage, 9),
  worldOf(wholeLanguage, 211),
  ...fc
    .sample(fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 12, maxLength: 12 }), {
      numRuns: 8,
      seed: 3,
    })
    .map(smallWorld),
];

function worldOf(language: LanguageResources, step: number): World {
  const known = language.concepts.filter((_, index) => index % step === 0).slice(0, 40);
  const names = [...known.map(({ id }) => id), "unheard-of", "never-seen"];
  return { language, names, matcher: createMatcher({ language }), relatedness: createRelatedness(language) };
}

/** A graph of twelve concepts with the edges drawn; what leads upwards only cannot go in a circle. */
function smallWorld(edges: readonly (readonly number[])[]): World {
  const source = edges
    .map((to, index) => {
      const broader = to.filter((other) => other < index).map((other) => `word${other}`);
      const related = to.filter((other) => other > index).map((other) => `word${other}`);
      return `word${index}\nen: word${index}\nbroader: ${broader.join("; ")}\nrelated: ${related.join("; ")}\n`;
    })
    .join("\n");
  return worldOf(createLanguage({ sources: [`@skill\n\n${source}`] }), 1);
}

export type Draft = Pick<
  Features,
  "id" | "needs" | "offers" | "topics" | "denied" | "unwanted" | "callings" | "facts"
> & {
  readonly owner: string | undefined;
  readonly wishes: Wishes | undefined;
  readonly isWish?: boolean;
};

// As profiles are read: who asks offers nothing.
export function featuresOf({ owner, wishes, ...draft }: Draft, kind: ProfileKind, world: World): Features {
  const sides = {
    ...draft,
    offers: asks(kind) ? [] : draft.offers,
    unwanted: draft.unwanted,
    callings: draft.isWish ? [] : draft.callings,
  };
  const brings = bringsOf(sides.offers, world.language);
  return {
    ...sides,
    kind,
    ownerId: owner,
    concepts: conceptsThatMatter(ownConcepts(sides), wishes, world.language),
    terms: termsOf(sides),
    brings,
    // Half of them have a title.
    ...(kind === "cofounder" && sides.callings.length > 1 && { trades: new Map([...brings].slice(1)) }),
    supply: supplyOf(sides, world.relatedness),
    ...(wishes && { wishes }),
  };
}

export const ids = Array.from("abcdefghijklmnop");
export const some = Array.from("abcdefgxyz");
const weight = fc.oneof(
  fc.constantFrom(1, 0.9, 0.8, 0.7, 0.5, 0.56),
  fc.integer({ min: 4, max: 1000 }).map((n) => n / 1000),
);
const term = fc.constantFrom("=zorbing", "=gliders", "~aru", "=kites", "=felt");

function aMention(names: readonly string[]): fc.Arbitrary<Mention> {
  const concepts = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 });
  const part = fc.record({ concepts, term });
  const parts = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.record({ surface: fc.constantFrom("one", "two", "Two", "three"), weight, parts });
}

const stated = <T>(value: T) => ({ value, words: "words" });
const limits = fc.record({ least: fc.nat(12), most: fc.nat(120) }, { requiredKeys: [] }).map(stated);
const facts: fc.Arbitrary<Facts> = fc.record(
  {
    commitment: fc.constantFrom(...commitments).map(stated),
    place: fc.constantFrom(...places).map(stated),
    alsoAt: fc.option(fc.subarray(places, { minLength: 1 }), { nil: undefined }),
    remote: fc.boolean(),
    workStyle: fc.constantFrom("remote", "onsite", "hybrid"),
    size: fc.constantFrom(...sizes).map(stated),
    budget: fc.record({ min: fc.nat(50_000), max: fc.nat(900_000) }).map(stated),
    takes: fc.record({ budget: limits, months: limits }, { requiredKeys: [] }),
    months: fc.record({ min: fc.nat(9), max: fc.nat(18) }).map(stated),
    stage: fc.nat(4).map(stated),
    joins: fc.constantFrom("early" as const, "late" as const).map(stated),
    yearsAsked: fc.constantFrom(2, 5).map(stated),
    years: fc.constantFrom(0, 3, 10).map(stated),
    timeZone: fc.constantFrom(-8, 1, 8),
    trust: fc.nat(250).map(stated),
    writtenIn: fc.constantFrom("en", "mn"),
  },
  { requiredKeys: [] },
);

function someWishes(names: readonly string[]): fc.Arbitrary<Wishes> {
  const words = fc.constantFrom("one", "two", "four");
  const demand = <A, T>(attribute: A, values: readonly T[]) =>
    fc.record({
      attribute: fc.constant(attribute),
      values: fc.subarray([...values], { minLength: 1 }),
      words,
    });
  const must: fc.Arbitrary<Must> = fc.oneof(
    fc.record({
      attribute: fc.constantFrom("skills", "roles", "language", "industry"),
      mention: aMention(names),
    }),
    demand("commitment" as const, commitments),
    demand("place" as const, places),
    demand("workStyle" as const, ["remote", "onsite", "hybrid"] as const),
    demand("stage" as const, [0, 1, 2, 3, 4]),
    demand("size" as const, sizes),
  );
  return fc.record({
    musts: fc.array(must, { maxLength: 3 }),
    indifferent: fc.subarray([...attributes]).map((some) => new Set(some)),
  });
}

export function aDraft(names: readonly string[]): fc.Arbitrary<Draft> {
  const mentions = fc.array(aMention(names), { maxLength: 4 });
  const callings = fc.uniqueArray(fc.constantFrom(...names, "is:student"), { maxLength: 3 });
  return fc.record({
    id: fc.constantFrom(...ids),
    owner: fc.option(fc.constantFrom("owner", "other"), { nil: undefined }),
    needs: mentions,
    offers: mentions,
    topics: mentions,
    denied: fc
      .array(fc.constantFrom(...names), { maxLength: 2 })
      .map((ids) => new Map(ids.map((id) => [id, "no"]))),
    unwanted: callings,
    callings,
    facts,
    wishes: fc.option(someWishes(names), { freq: 4, nil: undefined }),
  });
}

/** Of who searches: a profile, or a few words of what is looked for. */
export function aSearch(names: readonly string[]): fc.Arbitrary<Draft> {
  return fc
    .record({ draft: aDraft(names), isWish: fc.boolean() })
    .map(({ draft, isWish }) => ({ ...draft, isWish }));
}

/** Who searches among whom; people and companies also among their own kind. */
export const kinds = fc.constantFrom<readonly [source: ProfileKind, found: ProfileKind]>(
  ["idea", "cofounder"],
  ["idea", "company"],
  ["cofounder", "idea"],
  ["cofounder", "project"],
  ["cofounder", "company"],
  ["cofounder", "cofounder"],
  ["project", "company"],
  ["project", "cofounder"],
  ["company", "project"],
  ["company", "idea"],
  ["company", "cofounder"],
  ["company", "company"],
);

export function requireWorld(place: number): World {
  const world = worlds[place];
  if (world === undefined) throw new Error(`there is no world ${place}`);
  return world;
}
