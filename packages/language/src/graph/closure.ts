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
const weakest = 0.3;
/** A parent with more children than this says less about each of them. */
const tightFamily = 8;

export interface Neighbours {
  readonly get: (id: string) => Concept | undefined;
  readonly narrower: (id: string) => readonly string[];
  /** Both ways: the sources write `related` on one side only. */
  readonly related: (id: string) => readonly string[];
}

type Leg = "up" | "down" | "across";
interface Step {
  readonly id: string;
  readonly value: number;
  readonly leg: Leg;
}

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
  if (step.leg !== "down") {
    for (const id of concept.broader) yield { id, value: step.value * narrowerServesBroader, leg: step.leg };
    const implied = concept.kind === "role" ? roleImpliesSkill : skillImpliesSkill;
    for (const id of concept.implies) yield { id, value: step.value * implied, leg: step.leg };
  }
  if (concept.kind === "place" || concept.kind === "language") {
    if (isStart || step.leg === "down") yield* down(step, graph);
    return;
  }
  if (step.leg !== "across")
    for (const id of graph.related(step.id)) yield { id, value: step.value * relatedServes, leg: "across" };
  if (isStart || step.leg === "down") yield* down(step, graph);
  if (isStart) yield* siblings(step, graph);
}

function* down(step: Step, graph: Neighbours): Iterable<Step> {
  const children = graph.narrower(step.id);
  for (const id of children)
    yield { id, value: step.value * broaderServesNarrower * tightness(children.length), leg: "down" };
}

function* siblings(step: Step, graph: Neighbours): Iterable<Step> {
  for (const parent of graph.get(step.id)?.broader ?? []) {
    const family = graph.narrower(parent);
    for (const id of family) {
      if (id !== step.id)
        yield { id, value: step.value * siblingServesSibling * tightness(family.length), leg: "down" };
    }
  }
}

function tightness(children: number): number {
  return children <= tightFamily ? 1 : Math.sqrt(tightFamily / children);
}
