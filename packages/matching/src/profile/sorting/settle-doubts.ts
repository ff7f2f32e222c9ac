// Words with other meanings ("server", "crane", тариа) are names only where the profile speaks of their field besides, and of
// several skills of one name («каталог» of a library and of a shop) the one is meant that the rest of the profile is nearest to.
import type { LanguageResources } from "@khamt/language";
import type { Mentions, Part } from "../features.ts";
import type { ReadMention } from "../reading/read-text.ts";
import { isAbility, type Relatedness } from "../supply.ts";
import { conceptsOf } from "../named.ts";

type Read = { readonly [K in keyof Mentions]: readonly ReadMention[] } & {
  /** What somebody calls themselves, whatever else it may mean. */
  readonly callings: readonly string[];
};
type Kinds = Pick<LanguageResources, "kindOf">;

/** Each doubtful mention as what it names, where something else of the profile is near to that, or as what it is otherwise. */
export function settled<T extends Read>(read: T, relatedness: Relatedness, kinds: Kinds): T {
  return withOneSense(withoutDoubts(withAsked(read, kinds), relatedness), relatedness, kinds);
}

/** Who is looked for is somebody: "we need a driver" wants no software, and no field beside it. */
function withAsked<T extends Read>(read: T, { kindOf }: Kinds): T {
  const needs = read.needs.map((mention) =>
    mention.doubt === undefined || !agent.test(mention.surface) ? mention : surelySomebody(mention, kindOf),
  );
  return { ...read, needs };
}

function surelySomebody(mention: ReadMention, kindOf: Kinds["kindOf"]): ReadMention {
  const who = conceptsOf(mention).filter((id) => kindOf(id) === "role");
  if (who.length === 0) return mention;
  const { doubt: _, ...sure } = mention;
  return { ...sure, parts: [{ concepts: who, term: who.join("|") }] };
}

/** Of a title: what somebody is called where its words end, "driver and guide", but not "gate driver tester". */
export function withCalled(
  titled: readonly ReadMention[],
  title: string,
  { kindOf }: Kinds,
): readonly ReadMention[] {
  return titled.map((mention) => {
    const isName = mention.doubt !== undefined && agent.test(mention.surface);
    const at = isName ? title.indexOf(mention.surface) + mention.surface.length : 0;
    return isName && nameEnd.test(title.slice(at)) ? surelySomebody(mention, kindOf) : mention;
  });
}

const nameEnd = /^(?:\s*(?:$|[,;.&/|(–—-])| (?:and|or|for|in|at|with|of|from|on)\b)/iu;

/** By what they do, and not what machines or places are called as well. */
const agent =
  /^(?!server|printer|conductor|container|buyer|pilot|reactor|tracker|trailer|tanker)\p{L}+(?:er|or|ist|man)s?$/iu;

function withoutDoubts<T extends Read>(read: T, relatedness: Relatedness): T {
  const all = [...read.needs, ...read.offers, ...read.topics];
  if (!all.some(({ doubt }) => doubt)) return read;
  const sure = new Set(all.filter(({ doubt }) => !doubt).flatMap(conceptsOf));
  const known = new Map<string, boolean>();
  const isNear = (id: string) => {
    const near = known.get(id) ?? isNearAny(id, sure, relatedness);
    known.set(id, near);
    return near;
  };
  const doubted = new Set(all.filter(({ doubt, role }) => doubt && role !== "have").flatMap(conceptsOf));
  const callings = read.callings.filter((id) => sure.has(id) || !doubted.has(id) || isNear(id));
  return eachOf({ ...read, callings }, ({ doubt, ...mention }) => {
    if (doubt === undefined) return [mention];
    const near = conceptsOf(mention).filter(isNear);
    if (near.length > 0) return [{ ...mention, parts: [{ concepts: near, term: near.join("|") }] }];
    return doubt.otherwise === undefined ? [] : [{ ...mention, ...doubt.otherwise }];
  });
}

function isNearAny(id: string, others: ReadonlySet<string>, relatedness: Relatedness): boolean {
  const near = relatedness(id);
  for (const other of others) if (near.has(other) || relatedness(other).has(id)) return true;
  return false;
}

function withOneSense<T extends Read>(read: T, relatedness: Relatedness, { kindOf }: Kinds): T {
  const skillsOf = ({ concepts }: Part) =>
    concepts.length > 1 ? concepts.filter((id) => kindOf(id) === "skill") : [];
  const isOpen = (part: Part) => skillsOf(part).length > 1;
  const parts = [...read.needs, ...read.offers, ...read.topics].flatMap((mention) => mention.parts);
  if (!parts.some(isOpen)) return read;
  const sure = new Set(
    parts.flatMap((part) => (isOpen(part) ? [] : part.concepts.filter((id) => isAbility(kindOf(id))))),
  );
  const nearnessOf = (id: string) =>
    [...sure].reduce(
      (sum, other) => sum + (relatedness(other).get(id) ?? 0) + (relatedness(id).get(other) ?? 0),
      0,
    );
  const settle = (part: Part) => {
    const skills = skillsOf(part);
    if (skills.length < 2) return part;
    const nearest = Math.max(...skills.map(nearnessOf));
    const concepts = part.concepts.filter((id) => !skills.includes(id) || nearnessOf(id) === nearest);
    return { concepts, term: concepts.join("|") };
  };
  return eachOf(read, (mention) => [{ ...mention, parts: mention.parts.map(settle) }]);
}

function eachOf<T extends Read>(read: T, change: (mention: ReadMention) => ReadMention[]): T {
  const { needs, offers, topics } = read;
  return {
    ...read,
    needs: needs.flatMap(change),
    offers: offers.flatMap(change),
    topics: topics.flatMap(change),
  };
}
