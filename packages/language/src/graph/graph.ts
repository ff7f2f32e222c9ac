import type { Language } from "../format.ts";
import { closureOf, type Neighbours } from "./closure.ts";
import type { Concept, ConceptKind } from "./parse.ts";

export type ConceptGraph = {
  readonly concepts: readonly Concept[];
  /** References that lead nowhere, ids given twice, circles. Empty in a healthy graph. */
  readonly faults: readonly string[];
  readonly get: (id: string) => Concept | undefined;
  readonly kindOf: (id: string) => ConceptKind | undefined;
  /** The name shown to a reader; an unknown id is returned as it is. */
  readonly labelOf: (id: string, language: Language) => string;
  /** Whether the concept is the ancestor or lies under it: San Francisco is within usa. */
  readonly isWithin: (id: string, ancestorId: string) => boolean;
  /** How well someone who has `has` serves a need for `need`, 0 to 1. Not symmetric. */
  readonly similarity: (need: string, has: string) => number;
  /** Every need that `has` serves, with its similarity; the concept itself is first with 1. */
  readonly serves: (has: string) => ReadonlyMap<string, number>;
};

/** Compiles concepts. Faulty references are collected, not thrown: the rest of the graph stays usable. */
export function createGraph(parsed: readonly Concept[]): ConceptGraph {
  const faults: string[] = [];
  const byId = conceptsById(parsed, faults);
  const ancestors = ancestorsOf(byId, faults);
  const serves = createClosures(neighboursOf(byId, ancestors));
  return {
    concepts: [...byId.values()],
    faults,
    get: (id) => byId.get(id),
    kindOf: (id) => byId.get(id)?.kind,
    labelOf: (id, language) => byId.get(id)?.labels[language][0] ?? byId.get(id)?.labels.en[0] ?? id,
    isWithin: (id, ancestorId) => id === ancestorId || (ancestors.get(id)?.has(ancestorId) ?? false),
    similarity: (need, has) => serves(has).get(need) ?? 0,
    serves,
  };
}

function conceptsById(parsed: readonly Concept[], faults: string[]): Map<string, Concept> {
  const byId = new Map<string, Concept>();
  for (const concept of parsed) {
    if (byId.has(concept.id))
      faults.push(`${concept.id}: the id is given twice; make one concept of the two`);
    else byId.set(concept.id, concept);
  }
  for (const concept of byId.values()) byId.set(concept.id, withoutDangling(concept, byId, faults));
  return byId;
}

/** Closures are worked out when they are first asked for. */
function createClosures(neighbours: Neighbours): ConceptGraph["serves"] {
  const closures = new Map<string, ReadonlyMap<string, number>>();
  return (has) => {
    let closure = closures.get(has);
    if (closure === undefined) closures.set(has, (closure = closureOf(has, neighbours)));
    return closure;
  };
}

type Ancestors = ReadonlyMap<string, ReadonlySet<string>>;

function neighboursOf(byId: ReadonlyMap<string, Concept>, ancestors: Ancestors): Neighbours {
  const narrower = new Map<string, Set<string>>();
  const related = new Map<string, Set<string>>();
  const add = (edges: Map<string, Set<string>>, from: string, to: string) =>
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  for (const { id, ...concept } of byId.values()) {
    for (const parent of concept.broader) add(narrower, parent, id);
    for (const other of concept.related) {
      add(related, id, other);
      add(related, other, id);
    }
  }
  return {
    get: (id) => byId.get(id),
    narrower: listsOf(narrower),
    related: listsOf(related),
    practitioners: practitionersIn(byId, ancestors),
  };
}

function listsOf(edges: ReadonlyMap<string, ReadonlySet<string>>): (id: string) => readonly string[] {
  const lists = new Map(Array.from(edges, ([id, others]) => [id, [...others]]));
  return (id) => lists.get(id) ?? [];
}

/** A field with more skills than this, such as business, is no one's craft. */
const widestCraft = 120;

/** The craft of a role is the skills that it implies, and all that lie under them. */
function practitionersIn(
  byId: ReadonlyMap<string, Concept>,
  ancestors: Ancestors,
): Neighbours["practitioners"] {
  const rolesByCraft = new Map<string, string[]>();
  for (const { id, kind, implies } of byId.values()) {
    if (kind !== "role") continue;
    for (const craft of implies) rolesByCraft.set(craft, [...(rolesByCraft.get(craft) ?? []), id]);
  }
  const sizes = new Map<string, number>();
  for (const above of ancestors.values()) for (const id of above) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  return (id) => {
    if (byId.get(id)?.kind !== "skill") return [];
    const crafts = [id, ...(ancestors.get(id) ?? [])].filter(
      (craft) => (sizes.get(craft) ?? 0) <= widestCraft,
    );
    return [...new Set(crafts.flatMap((craft) => rolesByCraft.get(craft) ?? []))];
  };
}

function withoutDangling(concept: Concept, byId: ReadonlyMap<string, Concept>, faults: string[]): Concept {
  const known = (field: "broader" | "related" | "implies") =>
    concept[field].filter((id) => {
      if (byId.has(id) && id !== concept.id) return true;
      const fault = id === concept.id ? "is itself; take it out" : "does not exist; correct the id";
      faults.push(`${concept.id}: ${field} names ${id}, which ${fault}`);
      return false;
    });
  return { ...concept, broader: known("broader"), related: known("related"), implies: known("implies") };
}

function ancestorsOf(byId: ReadonlyMap<string, Concept>, faults: string[]): Map<string, Set<string>> {
  const ancestors = new Map<string, Set<string>>();
  for (const id of byId.keys()) {
    const seen = new Set<string>();
    const queue = [...(byId.get(id)?.broader ?? [])];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(...(byId.get(next)?.broader ?? []));
    }
    if (seen.has(id)) faults.push(`${id}: broader goes in a circle; take one step of it out`);
    ancestors.set(id, seen);
  }
  return ancestors;
}
