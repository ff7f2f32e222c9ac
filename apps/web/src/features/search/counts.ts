import type { SearchAnswer } from "@khamt/contract";
import { entityKinds, type EntityKind } from "@khamt/contract/vocabulary";
import { formatNumber } from "@khamt/language/format";
import type { Language } from "../../lib/language/index.ts";

interface Total {
  count: number;
  /** Counting stopped there: it may be more. */
  orMore: boolean;
}

/** How many results there are of a kind, or of all of them. */
export function totalOf({ counts, countedTo }: SearchAnswer, kind: EntityKind | undefined): Total {
  const counted = (kind === undefined ? entityKinds : [kind]).map((each) => counts[each]);
  return {
    count: counted.reduce((sum, count) => sum + count, 0),
    orMore: counted.some((count) => count >= countedTo),
  };
}

/** "52", "1,000+" */
export function countText({ count, orMore }: Total, language: Language): string {
  return formatNumber(count, language) + (orMore ? "+" : "");
}
