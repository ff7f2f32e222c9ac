// What a concept is worth to someone who needs another: the product of the edge weights on the best path,
// nothing below 0.3. A path never goes down after it has left the concept's own line, so that "accounting"
// does not become worth something for "tax audits of banks" by way of "finance".
import type { Concept } from "./parse.ts";

const narrowerServesBroader = 0.95;
const broaderServesNarrower = 0.6;
const siblingServesSibling = 0.45;
const relatedServes = 0.4;
const roleImpliesSkill = 0.7;
const skillImpliesSkill = 0.8;
const craftServesRole = 0.42;
const weakest = 0.3;
/** A parent with more children than this says less about each of them. */
const tightFamily = 8;

export type Neighbours = {
  readonly get: (id: string) => Concept | undefined;
  readonly narrower: (id: string) => readonly string[];
  /** Both ways: the sources write `related` on one side only. */
  readonly related: (id: string) => readonly string[];
  /** The roles of the crafts that a skill belongs to. */
  readonly practitioners: (id: string) => readonly string[];
};

type Leg = "up" | "down" | "across";
type Step = {
  readonly id: string;
  readonly value: number;
  readonly leg: Leg;
};

export function closureOf(has: string, graph: Neighbours): ReadonlyMap<string, number> {
  const best = new Map<string, number>([[has, 1]]);
  const queue: Step[] = [{ id: has, value: 1, leg: "up" }];
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    for (const next of stepsFrom(step, has, graph)) {
      if (next.value < weakest || next.value <= (best.get(next.id) ?? 0)) continue;
      best.set(next.id, next.value);
      queue.push(next);
    }
  }
  return best;
}

function* stepsFrom(step: Step, has: string, graph: Neighbours): Iterable<Step> {
  const concept = graph.get(step.id);
  if (concept === undefined) return;
  const isStart = step.id === has;
  if (step.leg !== "down") yield* up(step, concept, isStart);
  // A neighbouring town or language is of no use.
  const hasNeighbours = concept.kind !== "place" && concept.kind !== "language";
  if (hasNeighbours && step.leg !== "across") yield* across(step, graph);
  if (isStart) yield* craft(step, graph);
  if (isStart || step.leg === "down") yield* down(step, graph);
  if (hasNeighbours && isStart) yield* siblings(step, concept, graph);
}

function* up({ value, leg }: Step, { kind, broader, implies }: Concept, isStart: boolean): Iterable<Step> {
  const implied = kind === "role" ? roleImpliesSkill : skillImpliesSkill;
  for (const id of broader) yield { id, value: value * narrowerServesBroader, leg };
  // Who is in a field can do what it lives from; who only speaks of one of its topics need not.
  if (kind === "industry" && !isStart) return;
  for (const id of implies) yield { id, value: value * implied, leg };
}

function* down({ id, value }: Step, graph: Neighbours): Iterable<Step> {
  const children = graph.narrower(id);
  const each = value * broaderServesNarrower * tightness(children.length);
  for (const child of children) yield { id: child, value: each, leg: "down" };
}

function* across({ id, value }: Step, graph: Neighbours): Iterable<Step> {
  for (const other of graph.related(id)) yield { id: other, value: value * relatedServes, leg: "across" };
}

/** Any skill of a craft is of some use to who needs a practitioner: contract law where a lawyer is looked for; not of the roles above. */
function* craft({ id, value }: Step, graph: Neighbours): Iterable<Step> {
  for (const role of graph.practitioners(id)) yield { id: role, value: value * craftServesRole, leg: "down" };
}

function* siblings({ value }: Step, concept: Concept, graph: Neighbours): Iterable<Step> {
  for (const parent of concept.broader) {
    const family = graph.narrower(parent);
    const each = value * siblingServesSibling * tightness(family.length);
    for (const id of family) if (id !== concept.id) yield { id, value: each, leg: "down" };
  }
}

function tightness(children: number): number {
  return children <= tightFamily ? 1 : Math.sqrt(tightFamily / children);
}
