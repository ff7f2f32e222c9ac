// The score of a document for a wish, to the last bit that of score/wish-score.ts.
import { asks } from "../profile/profile.ts";
import { unit } from "../profile/features.ts";
import type { Fits } from "../score/factors.ts";
import { unmetMustsOf } from "../score/musts.ts";
import { byFactor } from "../score/weights.ts";
import { type WishPlan, worthInPassing, worthOfWeight } from "../score/wish-plan.ts";
import {
  fullThing,
  metAbilities,
  metOfThing,
  lossOfWish,
  metShare,
  scoreOfWish,
  type WishFits,
} from "../score/wish-score.ts";
import { fitOfTime, fitOfWhere } from "../score/wish-facts.ts";
import { type Columns, conceptIn, kindIn, numberIn, worthIn } from "./columns.ts";
import { needKinds, wordsAskedBy } from "./document.ts";
import { createCallings, refusedByDocument } from "./document-conflicts.ts";
import type { Scorer } from "./comparing.ts";
import type { Query } from "./query.ts";
import { createStandIn } from "./stand-in.ts";
import type { WishQuery } from "./wish-query.ts";

type WishScoring = {
  readonly query: Query;
  readonly wish: WishQuery;
};

export function createWishTextScorer({ query, wish }: WishScoring): Scorer {
  const { plan, things, firstTopic, firstPlace } = wish;
  const factFits = createFactFits(query, wish);
  const lossOf = createLoss(query, plan);
  const met = { best: new Float64Array(things.length), all: new Float64Array(things.length) };
  const fits: Fits & WishFits = {
    ...byFactor(() => undefined),
    skills: 0,
    subject: 0,
    place: 0,
    commitment: 0,
    wording: 0,
  };
  const meet = asks(query.kind) ? createMeetingNeeds(query, wish, met) : meetingOffers(wish, met);
  const shareOf = (thing: number) => things[thing].share * metOfThing(met.best[thing], met.all[thing]);
  const sumOf = (from: number, to: number) => {
    let sum = 0;
    for (let thing = from; thing < to; thing++) sum += shareOf(thing);
    return sum;
  };
  const mostOf = (from: number, to: number) => {
    let most = 0;
    for (let thing = from; thing < to; thing++) most = Math.max(most, shareOf(thing));
    return most;
  };
  return {
    wordFits: (columns, doc, { amount }) => {
      meet(columns, doc);
      fits.skills = metAbilities(sumOf(0, firstTopic), mostOf(0, firstTopic), plan);
      fits.subject = metShare(sumOf(firstTopic, firstPlace) / fullThing, plan.enough.subject);
      fits.place = metShare(mostOf(firstPlace, things.length) / fullThing, unit);
      fits.wording = metShare(amount, plan.terms.length);
      return fits;
    },
    score: (columns, doc) => {
      const { where, time } = factFits(columns.rows[doc]);
      fits.place = Math.max(fits.place, where);
      fits.commitment = time;
      return { score: scoreOfWish(plan, fits, lossOf(columns, doc)), confidence: 1 };
    },
  };
}

/** Of each thing, what the best of a document is worth to it, and all together. */
type Met = { readonly best: Float64Array; readonly all: Float64Array };
type Meet = (columns: Columns, doc: number) => void;

function meetingOffers(
  { relevant: { places }, starts, thing, plainly, inPassing }: WishQuery,
  { best, all: sums }: Met,
): Meet {
  return ({ own, ownStarts, offered }, doc) => {
    best.fill(0);
    sums.fill(0);
    const end = ownStarts[doc + 1];
    for (let at = ownStarts[doc]; at < end; at++) {
      const entry = own[at];
      const place = places[conceptIn(entry)];
      if (place === 0) continue;
      const offer = worthOfWeight[offered[at]];
      const passing = worthInPassing[worthIn(entry)];
      for (let row = starts[place]; row < starts[place + 1]; row++) {
        const value = Math.max(plainly[row] * offer, inPassing[row] * passing);
        sums[thing[row]] += value;
        if (value > best[thing[row]]) best[thing[row]] = value;
      }
    }
  };
}

function createMeetingNeeds(
  { vocabulary }: Query,
  { relevant: { places }, starts, thing, plainly, inPassing }: WishQuery,
  { best, all: sums }: Met,
): Meet {
  const isOfNeed = (need: number, concept: number) => {
    const number = numberIn(need);
    switch (kindIn(need)) {
      case needKinds.concept:
        return number === concept;
      case needKinds.choice:
        return vocabulary.conceptsOfChoice(number).includes(concept);
      default:
        return false;
    }
  };
  const isNeeded = ({ needs, needStarts }: Columns, doc: number, concept: number) => {
    for (let at = needStarts[doc]; at < needStarts[doc + 1]; at++)
      if (isOfNeed(needs[at], concept)) return true;
    return false;
  };
  return (columns, doc) => {
    const { own, ownStarts } = columns;
    best.fill(0);
    sums.fill(0);
    const end = ownStarts[doc + 1];
    for (let at = ownStarts[doc]; at < end; at++) {
      const entry = own[at];
      const concept = conceptIn(entry);
      const place = places[concept];
      if (place === 0) continue;
      const passing = worthInPassing[worthIn(entry)];
      const needed = isNeeded(columns, doc, concept) ? worthOfWeight[worthIn(entry)] : 0;
      for (let row = starts[place]; row < starts[place + 1]; row++) {
        const value = Math.max(plainly[row] * needed, inPassing[row] * passing);
        sums[thing[row]] += value;
        if (value > best[thing[row]]) best[thing[row]] = value;
      }
    }
  };
}

/** Many profiles state the same: each row of facts is judged once. */
function createFactFits({ source, vocabulary, language }: Query, { plan }: WishQuery) {
  const known = new Map<number, { readonly where: number; readonly time: number }>();
  return (row: number) => {
    let judged = known.get(row);
    if (judged === undefined) {
      const other = vocabulary.factsOf(row);
      const where = fitOfWhere(plan, source.facts, other, language);
      known.set(row, (judged = { where, time: fitOfTime(source.facts, other, plan.isOffer) }));
    }
    return judged;
  };
}

function createLoss(query: Query, plan: WishPlan): (columns: Columns, doc: number) => number {
  const { source, sourceAsks } = query;
  const findRefused = sourceAsks ? refusedByDocument(query) : () => [];
  const words = wordsAskedBy(source);
  const standIn = createStandIn(query);
  const penaltyOf = createCallings(query);
  const hasMusts = (source.wishes?.musts.length ?? 0) > 0;
  return (columns, doc) => {
    const refused = findRefused(columns, doc).map(({ place }) => words[place]);
    const musts = hasMusts
      ? unmetMustsOf(source, { other: standIn(columns, doc, undefined), isAsking: sourceAsks }, query)
      : [];
    return lossOfWish(plan, musts, refused) + penaltyOf(columns, doc);
  };
}
