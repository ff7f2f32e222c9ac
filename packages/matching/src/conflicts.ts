import { fitOfCommitment, fitOfPlace, isOnSite } from "./facts.ts";
import type { Features, Mention } from "./features.ts";
import type { PairContext } from "./factors.ts";
import { type FactorName, penalties } from "./weights.ts";

/** Something said plainly that stands against the pair. */
export interface Conflict {
  readonly factor: FactorName;
  readonly penalty: number;
  readonly mine: string;
  readonly theirs: string;
  readonly concept?: string;
}

export function conflictsOf(asking: Features, offering: Features, context: PairContext): Conflict[] {
  return [
    ...deniedNeeds(asking, offering),
    ...commitmentClash(asking, offering),
    ...placeClash(asking, offering, context),
  ];
}

/** Only what is asked for in so many words: a remark in a long text does not make a refusal. */
const plainlyAsked = 0.9;

function deniedNeeds(asking: Features, offering: Features): Conflict[] {
  for (const need of asking.needs) {
    if (need.weight < plainlyAsked) continue;
    const concept = conceptsOf(need).find((concept) => offering.denied.has(concept));
    const theirs = concept === undefined ? undefined : offering.denied.get(concept);
    if (concept !== undefined && theirs !== undefined)
      return [{ factor: "skills", penalty: penalties.denied, mine: need.surface, theirs, concept }];
  }
  return [];
}

const clash = 0.3;

function commitmentClash({ facts: asked }: Features, { facts: offered }: Features): Conflict[] {
  const fit = fitOfCommitment(asked, offered);
  if (fit === undefined || fit > clash) return [];
  return [
    {
      factor: "commitment",
      penalty: penalties.commitment,
      mine: asked.commitment?.words ?? "",
      theirs: offered.commitment?.words ?? "",
    },
  ];
}

function placeClash(
  { facts: asked }: Features,
  { facts: offered }: Features,
  { language }: PairContext,
): Conflict[] {
  if (!isOnSite(offered) || (fitOfPlace(asked, offered, language) ?? 1) > 0) return [];
  return [
    {
      factor: "place",
      penalty: penalties.onSite,
      mine: asked.place?.words ?? "",
      theirs: offered.place?.words ?? "",
    },
  ];
}

function conceptsOf(mention: Mention): readonly string[] {
  return mention.parts.flatMap((part) => part.concepts);
}
