import type { EntityKind } from "@khamt/contract/vocabulary";

/** What the address of the search page asks for. */
export type Search = {
  q?: string | undefined;
  kind?: EntityKind | undefined;
  tag?: readonly string[] | undefined;
  /** How many results are shown. */
  limit?: number | undefined;
};

/** As many tags as the server takes. */
export const mostTags = 10;

/** Without words and without tags there is nothing to search for. */
export function isSearch({ q, tag }: Search): boolean {
  return q !== undefined || tag !== undefined;
}
