import { plural, type Language, type LanguageResources } from "@khamt/language";
import type { Cover, Team } from "./team.ts";

export interface ToldTeam {
  readonly summary: string;
  /** One sentence for each member, in their order. */
  readonly members: readonly string[];
  readonly open: string | undefined;
}

/** Sentences from templates in which no slot is inflected. */
export function tellTeam(team: Team, reader: Language, language: LanguageResources): ToldTeam {
  const listOf = (covers: readonly Cover[]) =>
    [
      ...new Set(covers.map(({ need, concept }) => (concept ? language.labelOf(concept, reader) : need))),
    ].join(", ");
  return {
    summary: summaryOf(team, reader),
    members: team.members.map(({ covers }) => `${words.covers[reader]}: ${listOf(covers)}.`),
    open: team.open.length === 0 ? undefined : `${words.open[reader]}: ${listOf(team.open)}.`,
  };
}

const words = {
  covers: { en: "Brings", mn: "Хариуцаж чадах зүйл" },
  open: { en: "Still open", mn: "Одоохондоо хүнгүй" },
} as const;

function summaryOf({ members, covered }: Team, reader: Language): string {
  const percent = Math.round(100 * covered);
  if (members.length === 0)
    return reader === "en"
      ? "Nobody here adds what is still missing."
      : "Дутуу байгаа зүйлийг нөхөх хүн олдсонгүй.";
  const count = members.length;
  return reader === "en"
    ? `${count} ${plural(count, "en", { one: "member covers", other: "members cover" })} ${percent} % of what is asked for.`
    : `${count} гишүүн, хэрэгтэй зүйлийн ${percent} %.`;
}
