// A pair as it would be without one thing that is said, to tell what that thing is worth: the pair is scored again.
import type { Facts, Features, Mention, Served, Words } from "../profile/features.ts";
import { ownConcepts, type Relatedness, termsOf, worthsOf } from "../profile/supply.ts";
import type { Sides } from "../score/pair.ts";
import { lossOf, type PairScore, scorePair } from "../score/score.ts";
import type { PairContext } from "../score/statistics.ts";
import type { FactorName, Relation } from "../score/weights.ts";

/** In log-odds above those of the average pair, the mean of both judgements: Σ contributions / 2 − penalties − chance. */
export function logOddsOf({ contributions, conflicts, chance }: PairScore): number {
  return contributions.reduce((sum, { value }) => sum + value / 2, 0) - lossOf(conflicts, chance);
}

/** Makes of a pair the pair as it would be without something, or with something more. */
export type Counterfactual = (sides: Sides) => Sides;

/** The same, said of the other side. */
export function ofOtherSide(without: Counterfactual): Counterfactual {
  return ({ asking, offering }) => {
    const { asking: other, offering: changed } = without({ asking: offering, offering: asking });
    return { asking: changed, offering: other };
  };
}

export type PairInContext = {
  readonly relation: Relation;
  readonly sides: Sides;
  readonly context: PairContext;
  readonly relatedness: Relatedness;
};

/** What the pair would lose, in log-odds, without something: above 0 where it speaks for the pair. */
export function lossWithout(without: Counterfactual, before: PairScore, trial: PairInContext): number {
  return logOddsOf(before) - logOddsOf(scorePair(trial.relation, without(trial.sides), trial.context));
}

/** The offering side without these words, wherever it says them. */
export function withoutWords(words: string, relatedness: Relatedness): Counterfactual {
  return ({ asking, offering }) => {
    const { trades } = offering;
    const gone = new Set([
      ...saying(words, offering.needs),
      ...saying(words, offering.offers),
      ...saying(words, offering.topics),
    ]);
    const isLeft = (mention: Mention) => !gone.has(mention);
    const left = {
      needs: offering.needs.filter(isLeft),
      offers: offering.offers.filter(isLeft),
      topics: offering.topics.filter(isLeft),
    };
    const without = (served: Served, mentions: readonly Mention[]) => {
      let others: Words | undefined;
      return servedTo(asking, (key) => {
        const found = served.get(key);
        if (found === undefined || isLeft(found.mention)) return found;
        return bestFor(key, (others ??= worthsOf(mentions)), relatedness);
      });
    };
    return {
      asking,
      offering: {
        ...offering,
        ...left,
        // Concepts that do not matter to a profile are not among its own.
        concepts: new Map([...ownConcepts(left)].filter(([id]) => offering.concepts.has(id))),
        terms: termsOf(left),
        brings: new Map([...worthsOf(left.offers)].filter(([id]) => offering.brings.has(id))),
        ...(trades && { trades: new Map([...trades].filter(([, { mention }]) => isLeft(mention))) }),
        supply: {
          offers: without(offering.supply.offers, left.offers),
          all: without(offering.supply.all, Object.values(left).flat()),
        },
      },
    };
  };
}

/** Mentions of the words: whole, within a longer name in a text, or word by word one after the other. */
function saying(words: string, mentions: readonly Mention[]): Mention[] {
  const phrase = words.toLowerCase();
  return mentions.flatMap((mention, at) => {
    if (mention.surface.toLowerCase() === phrase || isWithinText(phrase, mention)) return mention;
    const run = runFrom(at, phrase, mentions);
    return run > 1 ? mentions.slice(at, at + run) : [];
  });
}

/** Entries of a list have at least this weight. A longer name on a list is another thing, in a text it is the same. */
const listed = 0.9;

function isWithinText(phrase: string, { surface, weight }: Mention): boolean {
  return weight < listed && ` ${surface.toLowerCase()} `.includes(` ${phrase} `);
}

function runFrom(start: number, phrase: string, mentions: readonly Mention[]): number {
  let said = "";
  for (let at = start; at < mentions.length; at++) {
    said = `${said} ${mentions[at]?.surface.toLowerCase() ?? ""}`.trim();
    if (said === phrase) return at - start + 1;
    if (!phrase.startsWith(`${said} `)) return 0;
  }
  return 0;
}

/** The offering side with one more entry on its list. */
export function withOffer(need: Mention, relatedness: Relatedness): Counterfactual {
  const parts = need.parts.map((part) => ({ ...part, concepts: [...part.concepts, ...(part.fields ?? [])] }));
  const entry = { ...need, parts, weight: 1 };
  const added = worthsOf([entry]);
  return ({ asking, offering }) => {
    const more = { needs: offering.needs, offers: [...offering.offers, entry], topics: offering.topics };
    const raised = (served: Served) =>
      servedTo(asking, (key) => {
        const [found, better] = [served.get(key), bestFor(key, added, relatedness)];
        return (better?.value ?? 0) > (found?.value ?? 0) ? better : found;
      });
    return {
      asking,
      offering: {
        ...offering,
        ...more,
        concepts: new Map(
          [...ownConcepts(more)].filter(([id]) => offering.concepts.has(id) || added.has(id)),
        ),
        terms: termsOf(more),
        brings: new Map(
          [...worthsOf(more.offers)].filter(([id]) => offering.brings.has(id) || added.has(id)),
        ),
        supply: { offers: raised(offering.supply.offers), all: raised(offering.supply.all) },
      },
    };
  };
}

type Serving = { readonly value: number; readonly mention: Mention };

/** The supply of the concepts and words that the asking side speaks of: no other ones are looked up. */
function servedTo(asking: Features, find: (key: string) => Serving | undefined): Served {
  const served = new Map<string, Serving>();
  for (const key of keysOf(asking)) {
    const found = find(key);
    if (found) served.set(key, found);
  }
  return served;
}

function keysOf({ needs, concepts, brings, terms, wishes }: Features): Set<string> {
  const musts = (wishes?.musts ?? []).flatMap((must) => ("mention" in must ? must.mention : []));
  const asked = [...needs, ...musts].flatMap(({ parts }) =>
    parts.flatMap((part) => [...part.concepts, part.term]),
  );
  return new Set([...concepts.keys(), ...brings.keys(), ...terms.keys(), ...asked]);
}

function bestFor(key: string, words: Words, relatedness: Relatedness): Serving | undefined {
  let best: Serving | undefined;
  for (const [own, { weight, mention }] of words) {
    const value = (relatedness(own).get(key) ?? 0) * weight;
    if (value > (best?.value ?? 0)) best = { value, mention };
  }
  return best;
}

/** The pair without the statement that a factor is judged by, of the side that asks; the rating of a company is its own. */
export function withoutFact(factor: FactorName): Counterfactual {
  if (factor === "trust")
    return ({ asking, offering }) => ({ asking, offering: stating(offering, { trust: undefined }) });
  return ({ asking, offering }) => ({ asking: stating(asking, unstated[factor] ?? {}), offering });
}

function stating(features: Features, facts: Facts): Features {
  return { ...features, facts: { ...features.facts, ...facts } };
}

/** What the asking side states of a factor, left open. */
const unstated: Partial<Record<FactorName, Facts>> = {
  commitment: { commitment: undefined },
  size: { size: undefined },
  budget: { budget: undefined },
  stage: { stage: undefined },
  timeline: { months: undefined },
  experience: { yearsAsked: undefined },
  credit: { trust: undefined },
  place: { place: undefined, remote: undefined },
};
