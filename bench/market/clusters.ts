import type { Concept, ConceptKind, LanguageResources } from "@khamt/language";
import { isAbility } from "../../packages/matching/src/profile/supply.ts";
import { shuffled } from "./random.ts";

/** A trade: an industry with what lies under it, and the skills and roles that the graph puts near. Most popular first. */
export type Cluster = {
  readonly industry: Concept;
  readonly topics: readonly Concept[];
  readonly skills: readonly Concept[];
  readonly roles: readonly Concept[];
};

const fewestTopics = 3;
const fewestSkills = 12;
const mostSkills = 60;

/** Every industry of the graph that is broad enough, in an order of popularity that depends on the seed. */
export function clustersOf(language: LanguageResources, seed: number): Cluster[] {
  const near = neighboursIn(language);
  const clusters = language.concepts
    .filter(({ kind }) => kind === "industry")
    .map((industry) => clusterOf(industry, language, near, seed))
    .filter(({ topics, skills }) => topics.length >= fewestTopics && skills.length >= fewestSkills);
  return shuffled(clusters, seed, "clusters");
}

type Near = (ids: Iterable<string>) => Set<string>;

function clusterOf(industry: Concept, language: LanguageResources, near: Near, seed: number): Cluster {
  const within = language.concepts.filter(
    ({ id, kind }) => kind === "industry" && language.isWithin(id, industry.id),
  );
  const neighbours = near(within.map(({ id }) => id));
  const work = new Set([
    ...neighbours,
    ...near([...neighbours].filter((id) => isAbility(language.kindOf(id)))),
  ]);
  const ofKind = (kind: ConceptKind) =>
    [...work].flatMap((id) => language.get(id) ?? []).filter((c) => c.kind === kind);
  return {
    industry,
    topics: shuffled(within, seed, industry.id, "topics"),
    skills: shuffled(ofKind("skill").slice(0, mostSkills), seed, industry.id, "skills"),
    roles: shuffled(ofKind("role"), seed, industry.id, "roles"),
  };
}

function neighboursIn({ concepts }: LanguageResources): Near {
  const next = new Map<string, Set<string>>();
  const link = (from: string, to: string) => next.set(from, (next.get(from) ?? new Set()).add(to));
  for (const { id, related, broader, implies } of concepts) {
    for (const other of [...related, ...broader, ...implies]) {
      link(id, other);
      link(other, id);
    }
  }
  return (ids) => new Set([...ids].flatMap((id) => [...(next.get(id) ?? [])]));
}
