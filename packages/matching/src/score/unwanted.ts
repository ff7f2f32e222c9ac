// Whom an idea, a project or a company says it does not need, and who is that by what they call themselves.
import type { LanguageResources } from "@khamt/language";
import { type Features, unitsOf } from "../profile/features.ts";
import { asks } from "../profile/profile.ts";
import { servingIn } from "../profile/serving.ts";
import { isStanding } from "../profile/sorting/standings.ts";
import { worthOfSimilarity } from "../profile/supply.ts";
import { isPlainlyAsked } from "./overlap.ts";
import { penalties } from "./penalties.ts";
import { conceptsOf } from "../profile/named.ts";

/** A calling is a kind of another concept, or as good as it, from this relatedness on. */
const asGood = unitsOf(worthOfSimilarity(0.7));

type Unwanting = {
  /** Whom it refuses to look for, who is there already, and what it plainly asks for or demands all the same. */
  readonly unwanted: readonly string[];
  readonly had: readonly string[];
  readonly asked: readonly string[];
};

/** Undefined for who needs everybody. */
export function unwantingOf({
  kind,
  isWish,
  unwanted,
  callings,
  needs,
  wishes,
}: Features): Unwanting | undefined {
  // What offers itself is called by what it does, not by who is there.
  const had = asks(kind) || isWish ? callings : [];
  if (unwanted.length + had.length === 0) return undefined;
  // A person chooses for whom to work, and looks for nobody.
  if (kind === "cofounder" && !isWish) return { unwanted, had, asked: [] };
  const demanded = (wishes?.musts ?? []).flatMap((must) => ("mention" in must ? must.mention : []));
  // A company has no list of what it needs.
  const needed = kind === "company" ? needs : needs.filter(isPlainlyAsked);
  const asked = [...needed, ...demanded].flatMap(conceptsOf);
  return { unwanted, had, asked };
}

/**
 * What is taken off where somebody is not needed for what they are, in z units: by the share of their callings that are refused, and
 * a third of the square of the share that is there already, since who is something else as well may be welcome for that. A standing is
 * one for all of somebody.
 */
export function penaltyOfCallings(
  callings: readonly string[],
  unwanting: Unwanting,
  language: LanguageResources,
): number {
  const found = callings.flatMap((calling) => refusalOf(calling, unwanting, language) ?? []);
  if (found.some(({ id }) => isStanding(id))) return penalties.unwanted;
  const shareOf = (refusal: Refusal["kind"]) =>
    found.filter(({ kind }) => kind === refusal).length / callings.filter((id) => !isStanding(id)).length;
  return found.length === 0 ? 0 : penalties.unwanted * (shareOf("unwanted") + shareOf("had") ** 2 / 3);
}

type Refusal = { readonly id: string; readonly kind: "unwanted" | "had" };

/** What is not needed of a calling. What serves a need that is plainly asked for is wanted all the same. */
export function refusalOf(
  calling: string,
  { unwanted, had, asked }: Unwanting,
  language: LanguageResources,
): Refusal | undefined {
  const { relatedness } = servingIn(language);
  const isAsGoodAs = (id: string) =>
    language.isWithin(calling, id) || (relatedness(calling).get(id) ?? 0) >= asGood;
  if (asked.some(isAsGoodAs)) return undefined;
  const id = unwanted.find(isAsGoodAs);
  if (id !== undefined) return { id, kind: "unwanted" };
  const present = had.find(
    (role) => language.isWithin(calling, role) || (relatedness(role).get(calling) ?? 0) >= asGood,
  );
  return present === undefined ? undefined : { id: present, kind: "had" };
}
