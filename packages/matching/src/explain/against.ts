// The one thing that speaks most against a pair: what is refused or differs, or else what is missing.
import { type Conflict, refusedRemarks } from "../score/conflicts.ts";
import { isPeer } from "../score/weights.ts";
import { mergedContributions } from "./contributions.ts";
import { withOffer } from "./counterfactual.ts";
import { conceptOfNeed, isToldGap } from "./gaps.ts";
import { isSameWords, isUnsettled } from "./naming.ts";
import { type Evidence, facing, type Reason } from "./reason.ts";
import { isToldConflict } from "./told-conflicts.ts";
import { type ExplainedPair, weighed } from "./weighing.ts";

/** As many gaps as are told. */
const mostGaps = 4;

export function againstOf(explained: ExplainedPair): Reason | undefined {
  return conflictOf(explained) ?? gapOf(explained);
}

function conflictOf({ relation, pair, sides, sourceAsks, context }: ExplainedPair): Reason | undefined {
  const said = isPeer(relation) ? [] : refusedRemarks(sides, context.language);
  // Of two companies neither asks for a size.
  const stated = pair.conflicts.filter(({ factor }) => factor !== "size" || !isPeer(relation));
  const told = [...stated, ...said].filter((conflict) => isToldConflict(conflict, sides, context));
  const [worst] = told.sort((a, b) => b.penalty - a.penalty);
  if (worst === undefined) return undefined;
  const contribution = 0 - worst.penalty;
  const cited = { ...facing(sourceAsks, worst.mine, worst.theirs), ...namedOf(worst, sides, context) };
  return {
    factor: worst.factor,
    direction: "wanted",
    kind: "conflict",
    contribution,
    ...(worst.must ? { must: worst.must } : {}),
    ...(worst.isUnwanted ? { isUnwanted: true } : {}),
    ...(isPeer(relation) ? { ofPeers: true } : {}),
    wanting: sourceAsks === (worst.isOfOffering ?? false) ? "target" : "source",
    evidence: [{ ...cited, fit: 0, contribution }],
  };
}

/**
 * What is refused stands beside what is asked for, as it is said: employment law (labour disputes). What both call by one name of several senses
 * has no other name.
 */
function namedOf(
  { concept, mine, theirs, must, isUnwanted }: Conflict,
  { asking }: ExplainedPair["sides"],
  { language }: ExplainedPair["context"],
): Pick<Evidence, "concept" | "narrower"> {
  if (concept === undefined) return {};
  if (must !== undefined || isUnwanted) return { concept };
  if (!isSameWords(mine, theirs, language)) return { concept, narrower: concept };
  const need = asking.needs.find(({ surface }) => surface === mine);
  return need !== undefined && isUnsettled(need, concept, language) ? {} : { concept };
}

function gapOf(explained: ExplainedPair): Reason | undefined {
  const { pair, sides, sourceAsks, relatedness, context } = explained;
  const { missing } = pair.factors.skills;
  const told = missing.values().filter((mention) => isToldGap(mention, sides, context.language));
  const first = [...told.take(mostGaps)];
  if (first.length === 0) return undefined;
  const own = mergedContributions(pair).find(({ factor }) => factor === "skills")?.value ?? 0;
  return {
    factor: "skills",
    direction: "wanted",
    kind: "gap",
    contribution: Math.min(0, own),
    wanting: sourceAsks ? "source" : "target",
    evidence: first.map((mention) => {
      const words = facing(sourceAsks, mention.surface, "");
      const concept = conceptOfNeed(mention, context.language);
      const cited = { ...words, ...(concept === undefined ? {} : { concept }), fit: 0 };
      return weighed(cited, withOffer(mention, relatedness), explained);
    }),
  };
}
