import type { LanguageResources } from "@khamt/language";
import type { Mention } from "../profile/features.ts";
import { servedBy, worthsOf } from "../profile/supply.ts";
import type { Evidence as Overlap } from "../score/overlap.ts";
import { factFactors } from "../score/facts.ts";
import { type FactorName, isPeer } from "../score/weights.ts";
import { againstOf } from "./against.ts";
import { ofOtherSide, withoutFact, withoutWords } from "./counterfactual.ts";
import { mergedContributions, type ToldContribution } from "./contributions.ts";
import { convincing, shareMet } from "./cover.ts";
import { wouldBeNearerWithout } from "./context-without.ts";
import { factWords } from "./fact-words.ts";
import { type Evidence, facing, type Reason } from "./reason.ts";
import { isNamedByBoth } from "./named-by-both.ts";
import { inTitle, isNamed, skillOf } from "./naming.ts";
import { createRepetition } from "./repetition.ts";
import { isRefused, isTold, isToldFact, toldOfPlaces } from "./telling.ts";
import {
  asAbility,
  exceptBroader,
  exceptCategories,
  exceptRemarks,
  isAskedFor,
  isRefusedInPart,
  isMetTogether,
  isToldWhole,
  narrowerOf,
  waysToMeet,
} from "./told-needs.ts";
import { type ExplainedPair, weighed } from "./weighing.ts";

const mostStrengths = 3;
const mostEvidence = 4;
/** A strength worth naming, in log-odds. */
const noteworthy = 0.05;

/** The score's own terms, strongest first: up to three strengths and the one thing that speaks most against the pair. */
export function reasonsOf(explained: ExplainedPair): Reason[] {
  const sure = strengthsOf(explained).slice(0, mostStrengths);
  const told = hasContent(sure) ? sure : [...namedByBoth(explained), ...sure].slice(0, mostStrengths);
  const against = againstOf(explained);
  return against === undefined ? told : [...told, against];
}

/** Whether more is told than facts, which are no reason by themselves. */
function hasContent(reasons: readonly Reason[]): boolean {
  return reasons.some(({ factor }) => !besideOthers.has(factor));
}

/** Of a good match of which only facts would be told: the strongest that both sides name, though it is less sure. */
function namedByBoth(explained: ExplainedPair): Reason[] {
  const { pair, sides, context } = explained;
  if (pair.percent < good) return [];
  // Of a wish, what the percentage rests on: nothing else is judged.
  const isOfWish = sides.asking.isWish === true || sides.offering.isWish === true;
  const isRefusedHere = ({ concept }: Overlap) =>
    [sides.asking, sides.offering].some((side) => isRefused(concept, side, context.language));
  for (const contribution of mergedContributions(pair)) {
    const { factor, value } = contribution;
    if (value <= noteworthy) break;
    const named = pair.factors[factor].evidence.filter(
      (word) =>
        (isOfWish || isNamedByBoth(factor, word, context)) &&
        !isRefusedHere(word) &&
        (isAskedFor(factor) || !isLookedForByBoth(word, explained)),
    );
    const evidence = strongest(named, factor, context.language).flatMap(
      (overlap) => cited(factor, overlap, explained) ?? [],
    );
    if (evidence.length > 0) return [{ ...strengthOf(contribution, explained), evidence }];
  }
  return [];
}

/** The strongest first, and no more than are told: what a factor stands on is looked for in its turn. */
function strengthsOf(explained: ExplainedPair): readonly Reason[] {
  const isNew = createRepetition(explained.context.language);
  const found: Reason[] = [];
  let told: readonly Reason[] = [];
  for (const contribution of mergedContributions(explained.pair)) {
    if (contribution.value <= noteworthy) break;
    const reason = strengthOf(contribution, explained);
    const evidence = reason.evidence.filter((each) => isNew(each, isAskedFor(reason.factor)));
    if (evidence.length === 0) continue;
    found.push({ ...reason, evidence });
    told = withContext(found, explained);
    if (told.length >= mostStrengths) break;
  }
  return told;
}

// Any two strangers add something to each other, and many are in one town: that is a reason only beside what they share. And
// two of a kind share a field once. A wish may be of nothing but facts, and they are what is left to tell of a good match that rests
// on much of which nothing stands out.
function withContext(reasons: readonly Reason[], { sides, pair }: ExplainedPair): Reason[] {
  const [shared] = reasons.filter(isFieldOfPeers);
  const isOfWish = sides.asking.isWish === true || sides.offering.isWish === true;
  const isBesideMore = isOfWish || hasContent(reasons);
  const isBeside = (factor: FactorName) =>
    isBesideMore || (pair.percent >= good ? factor !== "complement" : !besideOthers.has(factor));
  return reasons.filter((reason) => (isFieldOfPeers(reason) ? reason === shared : isBeside(reason.factor)));
}

/** A percentage from which on a match is a good one (`matchBand` in the contract). */
const good = 50;

/** Factors that are no reason by themselves. */
const besideOthers: ReadonlySet<FactorName> = new Set<FactorName>(["complement", ...factFactors]);

function isFieldOfPeers({ factor, ofPeers }: Reason): boolean {
  return ofPeers === true && (factor === "subject" || factor === "usefulness");
}

function strengthOf({ factor, direction, value }: ToldContribution, explained: ExplainedPair): Reason {
  const isBack = isTurned(factor);
  return {
    factor,
    direction,
    kind: "strength",
    contribution: value,
    ...(isPeer(explained.relation) ? { ofPeers: true } : {}),
    ...(factor === "place" ? ofDistance(explained) : {}),
    wanting: explained.sourceAsks === isBack ? "target" : "source",
    evidence: evidenceFor(factor, explained),
  };
}

function ofDistance(explained: ExplainedPair): Pick<Reason, "remote"> {
  const told = toldOfPlaces(explained);
  return told === "near" || told === undefined ? {} : { remote: told };
}

/** Factors in which the offering side is the one who looks. */
function isTurned(factor: FactorName): boolean {
  return factor === "usefulness" || factor === "inReturn";
}

function evidenceFor(factor: FactorName, explained: ExplainedPair): Evidence[] {
  const words = explained.pair.factors[factor].evidence;
  if (words.length === 0) return factEvidence(factor, explained);
  const telling = tellingOf(factor, explained);
  const worthTelling = words.flatMap((word) => toldWay(factor, word, { telling, explained }) ?? []);
  const meant = exceptCategories(worthTelling, factor, explained.sides);
  const plain = isAskedFor(factor) ? exceptRemarks(meant, explained.context.language) : meant;
  const told = explained.sides.asking.isWish ? exceptBroader(plain, explained.context.language) : plain;
  return strongest(told, factor, explained.context.language).flatMap(
    (overlap) => cited(factor, overlap, explained) ?? [],
  );
}

/** Who says what a factor stands on, and how sure its words are. */
function tellingOf(factor: FactorName, { sides, context, relation, pair }: ExplainedPair) {
  const { asking, offering } = sides;
  const { offers, topics, denied, kind } = factor === "inReturn" ? asking : offering;
  const wishing = asking.isWish ? ("mine" as const) : offering.isWish ? ("theirs" as const) : undefined;
  const isVouchedFor = wishing !== undefined || pair.percent >= good;
  return { context, offers, topics, denied, kind, isOfPeers: isPeer(relation), isVouchedFor, wishing };
}

type Way = { readonly telling: ReturnType<typeof tellingOf>; readonly explained: ExplainedPair };

/** As what a word may be cited, if it may be at all. */
function toldWay(factor: FactorName, word: Overlap, { telling, explained }: Way): Overlap | undefined {
  const { language } = explained.context;
  const isAsked = isAskedFor(factor);
  if (isAsked && isUnmet(factor, word.mine, { telling, explained })) return undefined;
  const { asking, offering } = explained.sides;
  const ways = (isAsked ? waysToMeet(word, telling) : [word])
    .flatMap((way) => [asAbility(factor, way, language), way])
    .filter(({ concept }) => ![asking, offering].some((side) => isRefused(concept, side, language)));
  const told = ways.find((way) => isTold(factor, way, telling));
  if (told !== undefined || !isAsked) return told;
  const whole = ways.find(
    (way) =>
      isToldWhole(way, metAloneBy(way, explained)) ||
      (telling.isVouchedFor && isMetTogether(way, metOf(factor, way.mine, explained))),
  );
  return whole && { ...whole, concept: undefined };
}

/** Who lacks what the other lacks has nothing of it to share. */
function isLookedForByBoth({ concept }: Overlap, { sides, context: { language } }: ExplainedPair): boolean {
  if (concept === undefined) return false;
  const names = (said: Mention) => isNamed(said, concept, language, true);
  const isOffered = sides.offering.offers.some((offer) => offer.weight >= inTitle && names(offer));
  return !isOffered && [sides.asking, sides.offering].every(({ needs }) => needs.some(names));
}

function isUnmet(factor: FactorName, need: Mention, { telling: { denied }, explained }: Way): boolean {
  return metOf(factor, need, explained) < convincing || isRefusedInPart(need, denied);
}

/** None, where the pair would be nearer without the words. A wish is what is asked: what the other side says answers it. */
function cited(factor: FactorName, overlap: Overlap, explained: ExplainedPair): Evidence | undefined {
  const { sourceAsks, relatedness, sides } = explained;
  const { mine, theirs, concept, fit } = overlap;
  const [asked, offered] = isTurned(factor) ? [theirs, mine] : [mine, theirs];
  const words = facing(sourceAsks, asked.surface, offered.surface);
  const said = { ...words, ...(concept && { concept }), ...kindOf(factor, overlap, explained), fit };
  const isOfAsked = !offered.surface || (sides.offering.isWish === true && asked.surface !== "");
  const without = withoutWords(isOfAsked ? asked.surface : offered.surface, relatedness);
  const evidence = weighed(said, isOfAsked ? ofOtherSide(without) : without, explained);
  const isNearer = wouldBeNearerWithout(isOfAsked ? { asked } : { offered }, explained);
  return isNearer && evidence.contribution < 0 ? undefined : evidence;
}

/** What stands beside the name of the concept: what is only a kind of it, or what is asked of whoever wishes. */
function kindOf(
  factor: FactorName,
  overlap: Overlap,
  { sides, context: { language } }: ExplainedPair,
): Pick<Evidence, "narrower" | "asked"> {
  if (!isAskedFor(factor)) return {};
  if (factor === "skills" && sides.offering.isWish) {
    const asked = narrowerOf({ ...overlap, theirs: overlap.mine }, language);
    return asked === undefined ? {} : { asked };
  }
  const narrower = narrowerOf(overlap, language);
  return narrower === undefined ? {} : { narrower };
}

/**
 * How much of a need that is asked for is met by what is not refused. Half of it at least makes a reason, as for a team: one word
 * of three is no answer to it.
 */
function metOf(factor: FactorName, need: Mention, { sides, context }: ExplainedPair): number {
  if (!isAskedFor(factor) || sides.asking.isWish || sides.offering.isWish) return 1;
  const { supply, denied } = factor === "skills" ? sides.offering : sides.asking;
  return shareMet(need, { served: supply.offers, denied }, context);
}

/** How much of a need one entry meets. */
function metAloneBy({ mine, theirs }: Overlap, { relatedness, context }: ExplainedPair): number {
  const parts = theirs.parts.map((part) => ({ ...theirs, parts: [part] }));
  return shareMet(mine, { served: servedBy(worthsOf(parts), relatedness), denied: new Map() }, context);
}

/** Each thing once, and what is needed once: a role is its skill, and two words may meet one need. */
function strongest(
  words: readonly Overlap[],
  factor: FactorName,
  language: LanguageResources,
): readonly Overlap[] {
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key);
  return words
    .toSorted((a, b) => b.gain - a.gain || Number(b.concept !== undefined) - Number(a.concept !== undefined))
    .filter(({ concept, mine }) => {
      const need = mine.surface.toLowerCase();
      const thing = concept === undefined ? need : skillOf(concept, language);
      return isNew(thing) && (!isAskedFor(factor) || thing === need || isNew(`need: ${need}`));
    })
    .slice(0, mostEvidence);
}

function factEvidence(factor: FactorName, explained: ExplainedPair): Evidence[] {
  const { pair, sides, sourceAsks } = explained;
  const fit = pair.factors[factor].fit;
  const [asked, offered] = factWords(factor, sides);
  if (fit === undefined || !isToldFactOf(factor, fit, explained)) return [];
  const words = facing(sourceAsks, asked ?? "", offered ?? "");
  return [weighed({ ...words, fit }, withoutFact(factor), explained)];
}

function isToldFactOf(factor: FactorName, fit: number, explained: ExplainedPair): boolean {
  const stated = factWords(factor, explained.sides);
  // Of two companies neither asks for a size.
  if (factor === "size" && isPeer(explained.relation)) return false;
  if (factor !== "place") return isToldFact(factor, fit, stated);
  return toldOfPlaces(explained) !== undefined && stated.some((words) => words);
}
