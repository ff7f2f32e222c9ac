import { isDistant, type MatchType } from "@khamt/contract/vocabulary";
import { sampleIds, type SampleId, type SampleState, type SavedMatch } from "../../shared/saves/index.ts";

type Sample = {
  name: string;
  headline: string;
  /** What it brings, or of an idea, what it looks for. */
  skills: readonly string[];
  location: string;
  reason: string;
  /** What the reader searches for to find real ones. */
  query: string;
};
export type SampleWords = Record<SampleId, Sample>;

/** One in each colour of the scale and one more, of all kinds. */
const facts: Record<SampleId, { type: MatchType; compatibility: number; stage?: string; industry?: string }> =
  {
    "sample-1": { type: "cofounder", compatibility: 95 },
    "sample-2": { type: "startup-idea", compatibility: 88, stage: "mvp", industry: "fintech" },
    "sample-3": { type: "company", compatibility: 82, industry: "software" },
    "sample-4": { type: "cofounder", compatibility: 76 },
    "sample-5": { type: "startup-idea", compatibility: 64, stage: "idea", industry: "agriculture" },
  };

/** A sample in the shape of a saved match. */
export function sampleMatch({ id, contacted }: SampleState, words: SampleWords): SavedMatch {
  const { type, compatibility, stage = null, industry = null } = facts[id];
  const { name, headline, skills, location, reason } = words[id];
  const isIdea = type === "startup-idea";
  return {
    id,
    type,
    targetId: id,
    status: contacted ? "contacted" : "saved",
    savedAt: "",
    compatibility,
    distant: isDistant(compatibility),
    reason,
    reasons: [],
    language: "en",
    source: null,
    profile: {
      name,
      headline,
      skills: isIdea ? [] : [...skills],
      lookingFor: isIdea ? [...skills] : [],
      experience: null,
      industry,
      stage,
      size: null,
      location,
      avatar: null,
      names: {},
      // They carry a mark of their own.
      isDemo: false,
    },
    changed: null,
  };
}

export function sampleQuery(match: SavedMatch, words: SampleWords): string | undefined {
  const id = sampleIds.find((each) => each === match.id);
  return id && words[id].query;
}
