// A document as a profile again: what the index keeps of it, without the words that were written.
import type { LanguageResources } from "@khamt/language";
import { type Facts, type Features, type Mention, unit, type Words } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { amountOfBand } from "../profile/reading/read-facts.ts";
import { isAbility, servedBy } from "../profile/supply.ts";
import { raritiesOf } from "../score/need-parts.ts";
import type { Statistics } from "../score/statistics.ts";
import type { Place } from "./blocks.ts";
import {
  type Columns,
  conceptIn,
  isAskedIn,
  isOfferedIn,
  kindIn,
  numberIn,
  callingsOf,
  refusedBy,
  unwantedBy,
  startsNeedIn,
  termIn,
  weightIn,
  worthIn,
} from "./columns.ts";
import { needKinds, notStated } from "./document.ts";
import type { StoredWishes, Vocabulary } from "./vocabulary.ts";

type Restoring = {
  readonly kind: ProfileKind;
  readonly vocabulary: Vocabulary;
  readonly language: Pick<LanguageResources, "kindOf">;
  readonly statistics: Statistics;
  /** The name of a concept in the reader's language. */
  readonly nameOf: (concept: string) => string;
};

/** Stands for a word that nobody can read here. */
const unreadable = "…";

/**
 * The document with each concept under its name instead of the words that were written. Its factors are those of the
 * profile, so it has the same reasons, only not in the profile's own words.
 */
export function restoreProfile({ block, doc }: Place, restoring: Restoring): Features {
  const { kind, vocabulary, language } = restoring;
  const { columns } = block;
  const said = saidBy(columns, doc, restoring);
  const stored = vocabulary.wishesOf(columns.wishes[doc]);
  return {
    id: block.ids[doc],
    kind,
    ownerId: undefined,
    needs: needsOf(columns, doc, restoring),
    offers: mentionsIn(said.offered),
    topics: mentionsIn(said.all),
    denied: deniedBy(columns, doc, restoring),
    unwanted: idsOf(unwantedBy(columns, doc), restoring),
    callings: idsOf(callingsOf(columns, doc), restoring),
    trades: tradesIn(columns, doc, restoring),
    concepts: said.concepts,
    terms: said.terms,
    brings: new Map([...said.offered].filter(([id]) => isAbility(language.kindOf(id)))),
    supply: {
      offers: servedBy(said.offered, vocabulary.relatedness),
      all: servedBy(said.all, vocabulary.relatedness),
    },
    facts: factsOf(columns, doc, restoring),
    ...wishesOf(stored),
  };
}

type Said = {
  /** Everything at its best mention; what of it is offered; and the profile's own words, told apart. */
  readonly all: Words;
  readonly offered: Words;
  readonly concepts: Words;
  readonly terms: Words;
};

function saidBy(columns: Columns, doc: number, { vocabulary, nameOf }: Restoring): Said {
  const said = { all: new Map(), offered: new Map(), concepts: new Map(), terms: new Map() };
  const { own, ownStarts, offered, terms, termStarts } = columns;
  const put = (words: Map<string, unknown>, key: string, weight: number, mention: Mention) => {
    if (weight > 0) words.set(key, { weight, mention });
  };
  for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++) {
    const entry = own[at];
    const id = vocabulary.concepts.keys[conceptIn(entry)];
    const mention = mentionOf([id], nameOf(id), worthIn(entry) / unit);
    put(said.all, id, worthIn(entry), mention);
    put(said.offered, id, offered[at] ?? 0, mention);
    put(said.concepts, id, weightIn(entry), mention);
  }
  for (const entry of terms.subarray(termStarts[doc], termStarts[doc + 1])) {
    const term = vocabulary.terms.keys[termIn(entry)];
    const mention = termMention(term, weightIn(entry) / unit);
    const known = said.terms.get(term)?.weight ?? 0;
    if (isOfferedIn(entry)) put(said.offered, term, weightIn(entry), mention);
    for (const words of [said.all, said.terms]) put(words, term, known + weightIn(entry), mention);
  }
  return said;
}

function mentionOf(concepts: readonly string[], surface: string, weight: number): Mention {
  return { surface, parts: [{ concepts, term: concepts.join("|") }], weight };
}

function tradesIn(columns: Columns, doc: number, { vocabulary, nameOf }: Restoring): Words {
  const { tradeStarts, trades, tradeWorths } = columns;
  const found = new Map<string, { weight: number; mention: Mention }>();
  for (let at = tradeStarts[doc]; at < tradeStarts[doc + 1]; at++) {
    const id = vocabulary.concepts.keys[trades[at]];
    const weight = tradeWorths[at];
    found.set(id, { weight, mention: mentionOf([id], nameOf(id), weight / unit) });
  }
  return found;
}

function termMention(term: string, weight: number): Mention {
  return { surface: unreadable, parts: [{ concepts: [], term }], weight };
}

function mentionsIn(words: Words): Mention[] {
  return [...words.values()].map(({ mention }) => mention);
}

function deniedBy(columns: Columns, doc: number, { vocabulary, nameOf }: Restoring): Map<string, string> {
  const refused = idsOf(refusedBy(columns, doc), { vocabulary });
  return new Map(refused.map((id) => [id, nameOf(id)]));
}

function idsOf(numbers: Iterable<number>, { vocabulary }: Pick<Restoring, "vocabulary">): string[] {
  return Array.from(numbers, (number) => vocabulary.concepts.keys[number]);
}

type Part = {
  readonly mention: Mention;
  readonly share: number;
  readonly starts: boolean;
  readonly isAsked: boolean;
};

/** Of a need there are its parts with their shares; how plainly it was said follows from them. */
function needsOf(columns: Columns, doc: number, restoring: Restoring): Mention[] {
  const parts = partsOf(columns, doc, restoring);
  const needs = Map.groupBy(parts, countingStarts());
  const listed = [...needs.values()].map((group) => {
    const rarities = raritiesOf(
      group.flatMap(({ mention }) => mention.parts),
      restoring.statistics,
    );
    const share = group.reduce((sum, each) => sum + each.share, 0);
    return { group, strength: share / Math.max(...rarities), isAsked: group[0].isAsked };
  });
  const most = Math.max(...listed.map(({ strength }) => strength));
  return listed.map(({ group, strength, isAsked }) => ({
    surface: group.map(({ mention }) => mention.surface).join(" "),
    parts: group.flatMap(({ mention }) => mention.parts),
    weight: asWeight(strength / most, isAsked),
  }));
}

/** What was listed is said with 1 or 0.9, what a text asks for with less (read-profile.ts). */
function asWeight(share: number, isAsked: boolean): number {
  return isAsked ? (share > 0.95 ? 1 : 0.9) : 0.7 * share;
}

/** A part that starts no need belongs to the one before. */
function countingStarts(): (part: Part) => number {
  let need = -1;
  return ({ starts }) => (starts ? ++need : need);
}

function partsOf(
  { needStarts, needs, shares }: Columns,
  doc: number,
  { vocabulary, nameOf }: Restoring,
): Part[] {
  const parts: Part[] = [];
  for (let at = needStarts[doc]; at < needStarts[doc + 1]; at++) {
    const entry = needs[at];
    const mention = needMention(kindIn(entry), numberIn(entry), vocabulary, nameOf);
    const [starts, isAsked] = [startsNeedIn(entry), isAskedIn(entry)];
    parts.push({ mention, share: shares[at], starts, isAsked });
  }
  return parts;
}

function needMention(
  kind: number,
  number: number,
  { concepts, terms, conceptsOfChoice }: Vocabulary,
  nameOf: Restoring["nameOf"],
): Mention {
  if (kind === needKinds.term) return termMention(terms.keys[number], 1);
  const numbers = kind === needKinds.concept ? [number] : conceptsOfChoice(number);
  const ids = numbers.map((each) => concepts.keys[each]);
  return mentionOf(ids, nameOf(ids[0]), 1);
}

/** Facts lie there without the words they were read from; what has a name is told by it. */
function factsOf(columns: Columns, doc: number, { vocabulary, nameOf }: Restoring): Facts {
  const facts = vocabulary.factsOf(columns.rows[doc]);
  const [band, trust] = [columns.bands[doc], columns.trusts[doc]];
  const { commitment, size, place, stage, years, yearsAsked } = facts;
  const amount = amountOfBand(band);
  return {
    ...facts,
    commitment: commitment && { ...commitment, words: commitment.value },
    size: size && { ...size, words: size.value },
    place: place && { ...place, words: nameOf(place.value) },
    stage: stage && { ...stage, words: stageNames[stage.value] },
    years: years && { ...years, words: `${years.value}+` },
    yearsAsked: yearsAsked && { ...yearsAsked, words: `${yearsAsked.value}+` },
    budget: band === notStated ? undefined : { value: { min: amount, max: amount }, words: "" },
    trust: trust === notStated ? undefined : { value: trust, words: "" },
  };
}

const stageNames = ["idea", "concept", "prototype", "mvp", "growth"];

export function wishesOf(stored: StoredWishes | undefined): Pick<Features, "wishes"> {
  return stored ? { wishes: { musts: stored.musts, indifferent: new Set(stored.indifferent) } } : {};
}
