import type { QueryClient } from "@tanstack/react-query";
import { profileCalls } from "../../shared/profiles/kinds.ts";
import { oneQuery } from "../../lib/query/query.ts";
import type { MatchTarget } from "./target.ts";

/** Fields, of any kind of profile, that their owner wrote in words. */
const written = new Set([
  "title",
  "name",
  "description",
  "bio",
  "mission",
  "vision",
  "fundingNeeds",
  "budget",
  "timeline",
  "location",
  "requiredSkills",
  "tags",
  "skills",
  "expertise",
  "industries",
  "preferredRoles",
  "languages",
  "workValues",
  "certifications",
  "awards",
  "hobbies",
  "degree",
  "university",
  "salaryExpectation",
  "equityExpectation",
  "specialties",
  "services",
  "technologies",
  "methodologies",
  "companyValues",
  "workCulture",
  "teamStructure",
  "licenses",
  "standards",
  "clients",
  "partnerships",
  "requiredCompanySize",
  "preferredLocation",
]);

/** How many words the profile or the text says; undefined if it cannot be read. */
export async function readWords(
  client: QueryClient,
  source: MatchTarget["source"],
): Promise<number | undefined> {
  if (source.kind === "text") return wordsIn(source.text);
  const query = oneQuery(profileCalls[source.kind], { params: { id: source.id } });
  const profile = await client.ensureQueryData(query).catch(() => undefined);
  return profile && countWords(profile);
}

function countWords(profile: Record<string, unknown>): number {
  const texts = Object.entries(profile).flatMap(([field, value]) => (written.has(field) ? value : []));
  return texts.filter((text) => typeof text === "string").reduce((sum, text) => sum + wordsIn(text), 0);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
