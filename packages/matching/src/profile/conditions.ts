// The conditions that a profile sets beside what it looks for: where, when, how large, and what it demands. Each can be let go.
import type { Facts, Features, Must } from "./features.ts";
import { asks, type Attribute } from "./profile.ts";

export type Condition = {
  readonly attribute: Attribute;
  /** As they are written. */
  readonly words: string;
  /** A concept or an option of the forms that says the same in any language. */
  readonly name?: string;
  /** The same profile without the condition. */
  readonly without: Features;
};

/** In the order in which people say them. */
export function conditionsOf(features: Features): Condition[] {
  const stated = statedIn(features);
  const demanded = (features.wishes?.musts ?? []).filter(
    ({ attribute }) => !stated.some((each) => each.attributes.includes(attribute)),
  );
  return [
    ...stated.map(({ attributes: [attribute], words, name, facts }) => ({
      attribute,
      words,
      ...(name !== undefined && { name }),
      without: letGo(features, facts, [
        attribute,
        ...(attribute === "place" ? (["workStyle"] as const) : []),
      ]),
    })),
    ...[...Map.groupBy(demanded, ({ attribute }) => attribute)].map(([attribute, musts]) => ({
      attribute,
      words: musts.map(wordsOf).join(", "),
      ...nameOf(musts),
      without: letGo(features, [], [attribute]),
    })),
  ];
}

type StatedCondition = {
  readonly attributes: readonly [Attribute, ...Attribute[]];
  readonly words: string;
  readonly name?: string | undefined;
  readonly facts: readonly (keyof Facts)[];
};

function statedIn({ kind, facts, wishes }: Features): StatedCondition[] {
  const mustOf = (attribute: Attribute) => wishes?.musts.find((must) => must.attribute === attribute);
  const { place, remote, commitment, size } = facts;
  const conditions: StatedCondition[] = [];
  if (place || remote)
    conditions.push({
      attributes: ["place", "workStyle"],
      words: place?.words ?? "",
      name: place?.value ?? "remote",
      facts: ["place", "remote", "workStyle", "isTied"],
    });
  if (commitment && !mustOf("commitment"))
    conditions.push({
      attributes: ["commitment"],
      words: commitment.words,
      name: commitment.value,
      facts: ["commitment"],
    });
  // The size of a company is its own; that of a project is asked for.
  if (size && asks(kind))
    conditions.push({ attributes: ["size"], words: size.words, name: size.value, facts: ["size"] });
  return conditions;
}

function letGo(
  { facts, wishes, ...rest }: Features,
  names: readonly (keyof Facts)[],
  attributes: readonly Attribute[],
): Features {
  const kept: Facts = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !names.some((each) => each === name)),
  );
  const musts = wishes?.musts.filter(({ attribute }) => !attributes.includes(attribute)) ?? [];
  return { ...rest, facts: kept, ...(wishes && { wishes: { ...wishes, musts } }) };
}

/** As they are written. */
export function wordsOf(must: Must): string {
  return "mention" in must ? must.mention.surface : must.words;
}

/** Of one concept. */
function nameOf(musts: readonly Must[]): { name?: string } {
  const [must] = musts;
  if (musts.length !== 1 || !must || !("mention" in must)) return {};
  const [name] = must.mention.parts.length === 1 ? (must.mention.parts[0]?.concepts ?? []) : [];
  return name === undefined ? {} : { name };
}
