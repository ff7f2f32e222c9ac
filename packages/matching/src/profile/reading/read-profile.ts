// Reads one profile, of any of the four kinds, into what the scorer compares.
import type { Features } from "../features.ts";
import type { ProfileKind, ProfileOf } from "../profile.ts";
import { asTrade } from "../sorting/asked-trades.ts";
import { tradesIn } from "../sorting/callings.ts";
import { deniedConcepts } from "../sorting/denied.ts";
import type { ReadMention } from "./read-text.ts";
import { readWishText } from "../wish/read-wish-text.ts";
import { conceptsThatMatter, readWishes } from "../wish/read-wishes.ts";
import { settled } from "../sorting/settle-doubts.ts";
import { bringsOf, ownConcepts, supplyOf, termsOf } from "../supply.ts";
import { draftOf, type ReadingTools, said } from "./draft-profile.ts";

/** The same profile, tools and time give the same features. */
export function readProfile<K extends ProfileKind>(
  kind: K,
  profile: ProfileOf[K],
  tools: ReadingTools,
): Features {
  const { wish } = profile;
  if (wish) return readWishText({ kind, profile, wish }, tools);
  const draft = settled(draftOf(kind, profile, tools), tools.relatedness, tools.language);
  const mentions = [...draft.needs, ...draft.offers, ...draft.topics];
  const denied = deniedConcepts({ mentions, surely: said.titled }, tools.language);
  const keep = (mentions: readonly ReadMention[]) => mentions.filter((mention) => mention.role !== "not");
  const needs = keep(draft.needs).map((need) => asTrade(need, tools.language));
  const sides = { needs, offers: keep(draft.offers), topics: keep(draft.topics) };
  const wishes = readWishes({ kind, profile, facts: draft.facts }, tools.language);
  return {
    id: profile.id,
    kind,
    ownerId: profile.ownerId ?? undefined,
    ...(profile.isDemo && { isExample: true }),
    ...sides,
    denied,
    unwanted: draft.unwanted ?? [],
    callings: draft.callings,
    ...(draft.hasTitle && {
      trades: tradesIn(sides.offers.filter(isTitled), draft.callings, tools.language),
    }),
    concepts: conceptsThatMatter(ownConcepts(sides), wishes, tools.language),
    terms: termsOf(sides),
    brings: bringsOf(sides.offers, tools.language),
    supply: supplyOf(sides, tools.relatedness),
    facts: draft.facts,
    ...(wishes ? { wishes } : {}),
  };
}

const isTitled = ({ weight }: ReadMention): boolean => weight === said.titled;
