// What a profile refuses, and the words by which it does.
import { fold, type LanguageResources } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";
import { conceptsOf } from "../named.ts";

type Refusing = {
  readonly mentions: readonly ReadMention[];
  /** From this weight on a mention outweighs a remark against it: a skill on the list, or in the title. */
  readonly surely: number;
};
type Naming = Pick<LanguageResources, "concepts" | "kindOf" | "labelOf">;

export function deniedConcepts({ mentions, surely }: Refusing, naming: Naming): Map<string, string> {
  const refused = mentions.filter(({ role }) => role === "not");
  const isClaimed = ({ role, weight }: ReadMention) => role !== "not" && weight >= surely;
  // "A midwife, no gynaecologist": one of two of a name is wanted. Who hates to sell and looks for a seller sells nothing all the same.
  const isWanted = ({ role, surface }: ReadMention) =>
    role === "need" && refused.every((other) => other.surface !== surface);
  const claimed = new Set(mentions.filter(isClaimed).flatMap(conceptsOf));
  const wanted = new Set(mentions.filter(isWanted).flatMap(conceptsOf));
  const named = refused.flatMap((mention) =>
    conceptsOf(mention)
      .filter(
        (id) =>
          !claimed.has(id) && !(mention.isSpare && wanted.has(id)) && isMeant(id, mention.surface, naming),
      )
      .map((id) => [id, mention.surface] as const),
  );
  return new Map(named);
}

/** Who does no weddings may do other events: only by its own name is a wide field refused, and nobody refuses a place. */
function isMeant(id: string, surface: string, { concepts, kindOf, labelOf }: Naming): boolean {
  const kind = kindOf(id);
  if (kind !== "industry") return kind !== "place";
  return !areWide(concepts).has(id) || [labelOf(id, "en"), labelOf(id, "mn")].some(isCalled(surface));
}

const wideOnes = new WeakMap<Naming["concepts"], ReadonlySet<string>>();

/** What has kinds of it. Gathered once of a language. */
function areWide(concepts: Naming["concepts"]): ReadonlySet<string> {
  let wide = wideOnes.get(concepts);
  if (wide === undefined)
    wideOnes.set(concepts, (wide = new Set(concepts.flatMap(({ broader }) => broader))));
  return wide;
}

const stemLength = 5;

/** By its first word; where that is short («уул уурхайд», "real estate"), by each. */
function isCalled(surface: string): (label: string) => boolean {
  const all = wordsOf(surface).map((word) => word.slice(0, stemLength));
  const stems = all[0]?.length === stemLength ? all.slice(0, 1) : all;
  return (label) => {
    const words = wordsOf(label);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  };
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[\s,&-]+/u)
    .filter(Boolean)
    .map(fold);
}
