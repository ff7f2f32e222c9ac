// What somebody looks for and no profile has, at half of its worth.
import type { LanguageResources } from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import { asks, type ProfileKind } from "../profile/profile.ts";
import { isPlainlyAsked, needsOf } from "../score/overlap.ts";
import type { Block } from "./blocks.ts";
import { coverOf, type Demanding } from "./document-cover.ts";
import { createPasses } from "./filter.ts";
import { namesAny } from "../profile/named.ts";

const documentsAtOnce = 512;
/** Nobody reads a longer list. */
const mostMissing = 5;

/** Yields after each 512 documents, so that a caller can let others take their turn. Most searches end after a few. */
export function* findMissing(
  blocks: readonly Block[],
  demanding: Demanding,
): Generator<undefined, Mention[], undefined> {
  const passes = createPasses(demanding, {});
  const onlyOffers = !asks(demanding.kind);
  let open = wantedOf(demanding.source, demanding.kind, demanding.language).flatMap((mention) => {
    const isCovered = coverOf(mention, onlyOffers, demanding);
    return isCovered ? { mention, isCovered } : [];
  });
  const parts = blocks.map(({ columns, ids }) => ({ columns, ids, count: ids.length }));
  for (const { columns, ids, count } of parts) {
    for (let doc = 0; doc < count && open.length > 0; doc++) {
      if (doc % documentsAtOnce === documentsAtOnce - 1) yield;
      if (passes(columns, doc, ids[doc])) open = open.filter(({ isCovered }) => !isCovered(columns, doc));
    }
  }
  return open.map(({ mention }) => mention).slice(0, mostMissing);
}

/** Of those who ask their needs; whoever offers looks for what it is about and for somebody who needs it. */
function wantedOf(source: Features, kind: ProfileKind, language: LanguageResources): readonly Mention[] {
  const wanted = asks(kind) ? [...source.needs, ...source.topics, ...source.offers] : needsOf(source);
  const isNamed = (mention: Mention) => namesAny(mention, (id) => language.kindOf(id) !== "place");
  const telling = wanted.filter((mention) => isPlainlyAsked(mention) || isNamed(mention));
  return [...new Map(telling.map((mention) => [mention.surface.toLowerCase(), mention])).values()];
}
