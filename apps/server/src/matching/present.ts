import type { Language, LanguageResources } from "@khamt/language";
import {
  type Cover,
  type CoveredNeed,
  type Features,
  type Match,
  type Matcher,
  nameOfNeed,
  optionNames,
  type Statistics,
  type Term,
} from "@khamt/matching";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type {
  Profile,
  PresentedCover,
  PresentedHint,
  PresentedHints,
  PresentedMatch,
  PresentedPair,
  PresentedStrand,
  PresentedTeam,
} from "./calls.ts";

type Tools = { matcher: Matcher; language: LanguageResources };
/** The demands that are not told: of the source, and of a target by its id. */
export type Hidden = { source: ReadonlySet<string>; target: (id: string) => ReadonlySet<string> };
type Question = {
  source: Features;
  candidates: readonly Features[];
  statistics: Statistics;
  reader: Language;
  hides: Hidden;
};
type TeamQuestion = Question & { present: readonly Features[] };
type PairQuestion = Omit<Question, "candidates"> & { target: Features };
type Read = Profile & { features: Features };
/** Both as they may be told of. */
type HintsQuestion = Pick<Question, "statistics" | "reader"> & { source: Read; target: Read };

/** Matches, pairs and teams in the reader's words, as plain data that may leave the thread. */
export function createPresenter({ matcher, language }: Tools) {
  const matches = ({ source, candidates, statistics, reader, hides }: Question): PresentedMatch[] =>
    matcher
      .rank({ source, candidates, statistics, limit: candidates.length })
      .map((match) => tellMatch(withoutDemands(match, hides), reader));

  function tellMatch(match: Match, reader: Language): PresentedMatch {
    const told = matcher.explain(match, reader);
    return {
      id: match.id,
      percent: match.percent,
      confidence: shareOf(match.confidence),
      reason: told.summary,
      reasons: match.reasons.map(({ factor, kind, direction, contribution, evidence }, at) => ({
        factor,
        kind,
        direction,
        contribution,
        text: told.reasons[at] ?? "",
        evidence: evidence.map(({ source, target }) => ({ source, target })),
      })),
    };
  }

  function pair({ source, target, statistics, reader, hides }: PairQuestion): PresentedPair | undefined {
    const see = (who: Features, whom: Features, hides: Hidden) =>
      matches({ source: who, candidates: [whom], statistics, reader, hides })[0];
    const turned = { source: hides.target(target.id), target: () => hides.source };
    const [match, reverse] = [see(source, target, hides), see(target, source, turned)];
    if (!match || !reverse) return undefined;
    const laid = matcher.anatomy({ source, candidate: target, statistics });
    const [asking, offering] = laid.sourceAsks ? [source, target] : [target, source];
    const { covered, open } = matcher.team({ asking, candidates: [], present: [offering], statistics });
    return {
      match,
      reverse,
      asking: laid.sourceAsks ? "source" : "target",
      needs: {
        covered,
        open: open.map((each) => tellCover(each, reader)),
        all: laid.needs.map((each) => tellStrand(each, reader)),
      },
      wants: laid.wants.map((each) => tellStrand(each, reader)),
      terms: laid.terms.map((each) => presentTerm(each, reader)),
      factors: laid.factors.map(({ fit = null, ...each }) => ({ ...each, fit })),
    };
  }

  function team({ source, candidates, present, statistics, reader, hides }: TeamQuestion): PresentedTeam {
    const found = matcher.team({ asking: source, candidates, present, statistics });
    const told = matcher.explainTeam(found, reader);
    const chosen = candidates.filter(({ id }) => found.members.some((member) => member.id === id));
    const shown = new Map(
      matches({ source, candidates: chosen, statistics, reader, hides }).map((match) => [match.id, match]),
    );
    return {
      summary: told.summary,
      covered: found.covered,
      members: found.members.flatMap(({ id, brings, covers }, at) => {
        const match = shown.get(id);
        const text = told.members[at] ?? "";
        return match ? { match, brings, text, covers: covers.map((each) => tellCover(each, reader)) } : [];
      }),
      open: found.open.map((each) => tellCover(each, reader)),
    };
  }

  function hints({ source, target, statistics, reader }: HintsQuestion): PresentedHints {
    const tell = (own: Profile, other: Features): PresentedHint[] =>
      hintsOf(own, other, statistics).map((hint) => ({
        topic: hint.change.topic,
        from: hint.from,
        to: hint.to,
        text: matcher.explainHint(hint, reader),
      }));
    return { source: tell(source, target.features), target: tell(target, source.features) };
  }

  function hintsOf<K extends EntityKind>(
    { kind, profile }: Profile<K>,
    other: Features,
    statistics: Statistics,
  ) {
    return matcher.hints({ kind, profile, other, statistics });
  }

  function tellCover(cover: Cover, reader: Language): PresentedCover {
    const { need, theirs } = cover;
    return { need, theirs, name: nameOfNeed(cover, reader, language) };
  }

  function tellStrand(strand: CoveredNeed, reader: Language): PresentedStrand {
    return { ...tellCover(strand, reader), cover: strand.cover };
  }

  return { matches, pair, hints, team };
}

/** A sum of weights may pass 1 by its last bit. */
export function shareOf(confidence: number): number {
  return Math.min(1, confidence);
}

/** Without the words of a demand that is its owner's alone; the number has it all the same. */
function withoutDemands(match: Match, hides: Hidden): Match {
  const hidden = { source: hides.source, target: hides.target(match.id) };
  return {
    ...match,
    reasons: match.reasons.filter(({ must, wanting }) => !must || !hidden[wanting].has(must)),
  };
}

/** Options of the forms in the reader's language; free words stay as typed. */
function presentTerm({ source, target, ...term }: Term, reader: Language): Term {
  const told = (words: string) =>
    words
      .split(", ")
      .map((part) => optionNames[part]?.[reader] ?? part)
      .join(", ");
  return { ...term, source: told(source), target: told(target) };
}
