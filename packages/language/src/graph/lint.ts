import type { ConceptGraph } from "./graph.ts";
import type { ConceptMatcher, ReadOptions } from "./matcher.ts";
import type { Concept, ConceptKind } from "./parse.ts";
import { tagLabelsOf } from "./phrases.ts";
import { shownNameFaults } from "./shown-names.ts";
import { latinSpellings } from "./spellings.ts";

/** What an editor has looked at and lets stand. */
type LintExceptions = {
  /** Labels that two concepts of one kind may have. */
  readonly ambiguous: ReadonlySet<string>;
  /** Ids of skills and roles that nothing ties to others. */
  readonly alone: ReadonlySet<string>;
  /** Labels that are not understood in Latin letters. */
  readonly notInLatin: ReadonlySet<string>;
  /** Ids of skills that are shown by the name of one product. */
  readonly products: ReadonlySet<string>;
};

/** What an editor of the concept sources must put right, a line for each: what is wrong where, and what to do. */
export function lintConcepts(
  graph: ConceptGraph,
  matcher: ConceptMatcher,
  exceptions: LintExceptions,
): string[] {
  return [
    ...graph.faults,
    ...graph.concepts.flatMap(missingLabels),
    ...graph.concepts.flatMap((concept) => shownNameFaults(concept, exceptions.products)),
    ...sharedLabels(graph, matcher, exceptions.ambiguous),
    ...aloneConcepts(graph, exceptions.alone),
    ...graph.concepts.flatMap((concept) => lostLabels(concept, matcher)),
    ...graph.concepts.flatMap((concept) => lostInLatin(concept, matcher, exceptions.notInLatin)),
  ];
}

function missingLabels({ id, labels }: Concept): string[] {
  return [
    ...(labels.en.length === 0 ? [`${id}: no English label; write one after “en:”`] : []),
    ...(labels.mn.length === 0 ? [`${id}: no Mongolian label; write one after “mn:”`] : []),
  ];
}

/** Two concepts of one kind whose labels the reader takes for one (heat pump, heat pumps): nobody could tell which is meant. */
function sharedLabels(
  { concepts }: ConceptGraph,
  matcher: ConceptMatcher,
  ambiguous: ReadonlySet<string>,
): string[] {
  const readAs = new Map<string, string[]>();
  for (const { id, kind, ...rest } of concepts)
    for (const label of tagLabelsOf(rest).filter((label) => !ambiguous.has(label)))
      for (const other of conceptsNamed(label, kind, matcher)) {
        const key = pairKey(id, other);
        if (other !== id) readAs.set(key, [...(readAs.get(key) ?? []), label]);
      }
  return [...readAs].flatMap(([key, labels]) => {
    const [id = "", other = ""] = key.split(pairMark);
    const back = readAs.get(pairKey(other, id));
    if (back === undefined || id > other) return [];
    return [
      `${id}: ${quoted(labels)} and ${quoted(back)} of ${other} are one to the reader; leave one concept its own`,
    ];
  });
}

function conceptsNamed(label: string, kind: ConceptKind, matcher: ConceptMatcher): Set<string> {
  // front-end is typed frontend as well.
  const ways = new Set([label, label.replaceAll(/(?<=[a-z])-(?=[a-z])/gi, "")]);
  return new Set([...ways].flatMap((way) => matcher.conceptsOfTag(way, [kind])));
}

const pairMark = "\n";

function pairKey(id: string, other: string): string {
  return `${id}${pairMark}${other}`;
}

function quoted(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(", ");
}

/** A skill or role without any edge is worth nothing to those who need something near it. */
function aloneConcepts({ concepts }: ConceptGraph, allowed: ReadonlySet<string>): string[] {
  const tied = new Set(
    concepts.flatMap(({ id, broader, related, implies }) => {
      const others = [...broader, ...related, ...implies];
      return others.length > 0 ? [id, ...others] : [];
    }),
  );
  return concepts.flatMap(({ id, kind }) =>
    (kind === "skill" || kind === "role") && !tied.has(id) && !allowed.has(id)
      ? [`${id}: tied to no other concept; write “broader:”, “related:” or “implies:”`]
      : [],
  );
}

function lostLabels(concept: Concept, matcher: ConceptMatcher): string[] {
  return tagLabelsOf(concept).flatMap((label) =>
    isFound(label, concept, matcher) ? [] : [`${concept.id}: “${label}” is not found; word it differently`],
  );
}

function lostInLatin(concept: Concept, matcher: ConceptMatcher, allowed: ReadonlySet<string>): string[] {
  return tagLabelsOf(concept).flatMap((label) => {
    if (allowed.has(label)) return [];
    const lost = latinSpellings(label).filter(
      (typed) => !isFound(typed, concept, matcher, { romanised: true }),
    );
    return lost.length === 0
      ? []
      : [`${concept.id}: “${label}” is not found when typed ${quoted(lost)}; word it differently`];
  });
}

function isFound(
  text: string,
  { id, kind }: Concept,
  matcher: ConceptMatcher,
  options?: ReadOptions,
): boolean {
  return matcher.conceptsOfTag(text, [kind], options).includes(id);
}
