import type { KeptSearch } from "@khamt/contract";
import { cardOf, type ListedRow } from "../../entities/index.ts";
import type { KeptSearchRow } from "./queries.ts";

/** `source`: the member's own profile, while it is listed. */
export function presentKeptSearch(
  { id, looksFor, kind, text, sourceId, createdAt }: KeptSearchRow,
  source: ListedRow | undefined,
): KeptSearch {
  return {
    id,
    looksFor,
    text,
    source: sourceId === null ? null : { kind, id: sourceId, name: source ? cardOf(source).name : null },
    createdAt: createdAt.toISOString(),
  };
}
