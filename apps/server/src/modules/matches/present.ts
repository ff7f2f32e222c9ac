import type { MatchAdvice, MatchResult, PairResult, TeamResult } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Advice, PresentedPair } from "../../matching/calls.ts";
import { cardOf, type ListedRow } from "../../entities/index.ts";
import { presentNames } from "../../platform/text/present-names.ts";
import type { FoundMatch, FoundTeam } from "./find.ts";

/** A match with its reasons in the reader's language; without them it is a name and a percentage, and says nothing else of the profile. */
export function presentMatch({ told, listed, changed }: FoundMatch, language: Language): MatchResult {
  return {
    ...(told.reason === "" ? presentLine(listed) : presentFound(listed, language)),
    compatibility: told.percent,
    distant: isDistant(told.percent),
    confidence: told.confidence,
    reason: told.reason,
    reasons: told.reasons,
    ...(changed && { changed }),
  };
}

/** What a match shows of the profile that was found. */
export function presentFound(listed: ListedRow, language: Language) {
  const { name, headline, place, avatar } = cardOf(listed);
  const { id, isDemo, contentLanguage } = listed.row;
  const profile = { ...presentFacts(listed), id, name, headline, location: place, avatar, isDemo };
  return {
    ...profile,
    contentLanguage,
    names: presentNames(language, profile.skills, profile.lookingFor, profile.location),
  };
}

function presentLine(listed: ListedRow) {
  const { id, isDemo, contentLanguage } = listed.row;
  const { type } = presentFacts(listed);
  const shown = { name: cardOf(listed).name, headline: null, location: null, avatar: null, names: {} };
  return { ...unsaid, ...shown, type, id, isDemo, contentLanguage };
}

type Named = { readonly need: string; readonly name: string };

/** A need as this reader would have typed it: in its own words where they are of the reader's language. */
export function presentNeeds<Need extends Named>(needs: readonly Need[], language: Language): Need[] {
  const names = presentNames(
    language,
    needs.map(({ need }) => need),
  );
  return needs.map((each) => {
    const own = scripts[language].test(each.need) ? each.need : each.name;
    return { ...each, name: names[each.need] ?? own };
  });
}

const scripts: Record<Language, RegExp> = { en: /^[^\p{Script=Cyrillic}]+$/u, mn: /\p{Script=Cyrillic}/u };

export function presentTeam({ told, members }: FoundTeam, language: Language): TeamResult {
  return {
    ...told,
    open: presentNeeds(told.open, language),
    members: told.members.flatMap(({ match, covers, ...member }) => {
      const listed = members.get(match.id);
      if (!listed) return [];
      const presented = presentMatch({ told: match, listed }, language);
      return { ...member, covers: presentNeeds(covers, language), match: presented };
    }),
  };
}

export function presentAdvice({ missing, ...advice }: Advice, language: Language): MatchAdvice {
  return { ...advice, missing: presentNeeds(missing, language).map(({ name }) => name) };
}

type FoundPair = {
  told: PresentedPair;
  source: ListedRow;
  target: ListedRow;
  standing: PairResult["standing"];
};

export function presentPair({ told, source, target, standing }: FoundPair, reader: Language): PairResult {
  const { covered, open, all } = told.needs;
  return {
    ...told,
    match: presentMatch({ told: told.match, listed: target }, reader),
    reverse: presentMatch({ told: told.reverse, listed: source }, reader),
    needs: { covered, open: presentNeeds(open, reader), all: presentNeeds(all, reader) },
    wants: presentNeeds(told.wants, reader),
    standing,
  };
}

type Facts = Pick<
  MatchResult,
  "type" | "skills" | "lookingFor" | "experience" | "industry" | "stage" | "size" | "projects" | "rating"
>;

const unsaid = {
  skills: [],
  lookingFor: [],
  experience: null,
  industry: null,
  stage: null,
  size: null,
  projects: null,
  rating: null,
};

function presentFacts({ kind, row }: ListedRow): Facts {
  switch (kind) {
    case "idea":
      return {
        ...unsaid,
        type: "startup-idea",
        lookingFor: row.requiredSkills,
        industry: row.industry,
        stage: row.stage,
      };
    case "cofounder":
      return {
        ...unsaid,
        type: "cofounder",
        skills: row.skills,
        experience: row.experience,
        industry: row.industries.join(", ") || null,
      };
    case "company":
      return {
        ...unsaid,
        type: "company",
        skills: [...row.services, ...row.technologies],
        industry: row.industry,
        size: row.size,
        projects: row.completedProjects,
        rating: row.reviewsCount > 0 ? row.rating : null,
      };
    case "project":
      return {
        ...unsaid,
        type: "project",
        lookingFor: row.requiredSkills,
        industry: row.category,
        size: row.requiredCompanySize,
      };
  }
}
