import type { MatchResult } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Facts, Rephrase } from "../../matching/enrichment/rephrase.ts";
import { type ListedRow, namesIn } from "../../entities/index.ts";
import type { FoundMatch } from "./find.ts";

type Rewording = {
  /** Whoever looks; nobody's names where a visitor's text does. */
  source?: ListedRow | undefined;
  found: readonly FoundMatch[];
  /** In the order of what was found. */
  presented: readonly Readonly<MatchResult>[];
  reader: Language;
  rephrase: Rephrase;
};

/**
 * The same matches with the reason in other words where there are any: nothing else of a match can change here. Only a
 * strength is told in other words; what speaks against a pair, and that nothing is known, stay as they are.
 */
export async function reword({
  source,
  found,
  presented,
  reader,
  rephrase,
}: Rewording): Promise<MatchResult[]> {
  const strong = presented.filter(({ reasons }) => reasons[0]?.kind === "strength");
  const profiles = new Map(found.map(({ listed }) => [listed.row.id, listed]));
  const facts = strong.map(({ id, type, reason }): Facts => {
    const names = [source, profiles.get(id)].flatMap((each) => (each ? namesIn(each) : []));
    return Object.freeze({ type, reader, sentence: reason, names: Object.freeze(names) });
  });
  const texts = await rephrase(Object.freeze(facts));
  const words = new Map(strong.map(({ id }, index) => [id, texts[index]]));
  return presented.map((match) => ({ ...match, reason: words.get(match.id) ?? match.reason }));
}
