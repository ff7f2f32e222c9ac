import type { MatchResult, MatchStrand, PairResult } from "@khamt/contract";
import { needQuote, type Quote } from "../../shared/profiles/sentence.tsx";

/** Who stands left and who right on the page: the source is left. */
export type Sides = {
  left: MatchResult;
  right: MatchResult;
};

export function sidesOf({ match, reverse }: PairResult): Sides {
  return { left: reverse, right: match };
}

/** In which each of the two is written. */
export function languagesOf({ match, reverse }: PairResult) {
  return { source: reverse.contentLanguage, target: match.contentLanguage };
}

/** Both profiles' names as a sentence quotes them. */
export function namesIn({ match, reverse }: PairResult): Quote[] {
  return [reverse, match].map(({ name, contentLanguage }) => ({ words: name, language: contentLanguage }));
}

/** What either side asks for and what the other has of it. */
export function strandsIn(pair: PairResult): Quote[] {
  const { left, right } = sidesOf(pair);
  return askingOf(pair).flatMap(({ side, strands }) => {
    const [asking, answering] = side === "left" ? [left, right] : [right, left];
    return strands.flatMap((strand) => [
      needQuote(strand, asking.contentLanguage),
      { words: strand.theirs, language: answering.contentLanguage },
    ]);
  });
}

/** What one side asks for, with what the other has of it. */
export type Asking = {
  /** Whose list it is. */
  side: "left" | "right";
  strands: readonly MatchStrand[];
};

/** The source's list first. */
export function askingOf({ asking, needs, wants }: PairResult): [Asking, Asking] {
  return asking === "source"
    ? [
        { side: "left", strands: needs.all },
        { side: "right", strands: wants },
      ]
    : [
        { side: "left", strands: wants },
        { side: "right", strands: needs.all },
      ];
}

/** An idea or a project: it asks for a team. */
export function teamSeekerOf({ asking, match, reverse }: PairResult): TeamSeeker | undefined {
  const seeker = asking === "source" ? reverse : match;
  return isTeamSeeker(seeker) ? seeker : undefined;
}

type TeamSeeker = MatchResult & { type: "startup-idea" | "project" };

function isTeamSeeker(result: MatchResult): result is TeamSeeker {
  return result.type === "startup-idea" || result.type === "project";
}

/** Of what an idea or a project asks for: what the other side does not cover. */
export function gapOf({ needs }: PairResult): MatchStrand[] {
  return needs.all.filter(({ cover }) => cover !== "covered");
}
