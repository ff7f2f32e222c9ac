import type { EntityRef, PreferenceAttribute } from "@khamt/contract";
import { matchTypes, preferenceAttributes, type MatchType } from "@khamt/contract/vocabulary";
import { longestInAddress, readRef, wishInAddress, writeRef } from "../../shared/matches/match-address.ts";
import { kindsLooking } from "../../shared/profiles/kinds.ts";
import { oneOf, typed, typedList } from "../../lib/search-params.ts";
import type { MatchTarget } from "./target.ts";
import { kindOfWish, usualKind } from "./wish/kind-of-wish.ts";

/** What the page of results shows: everything that a shared link brings back. */
export type ResultsSearch = {
  for?: MatchType | undefined;
  /** The reader's own words, as far as an address has room for them. */
  wish?: string | undefined;
  /** Of the profile that looks, in place of a wish. */
  source?: string | undefined;
  /** Conditions of the wish that do not count. */
  without?: PreferenceAttribute[] | undefined;
  only?: ResultsFilter[] | undefined;
  /** Which result stands beside the list. */
  at?: string | undefined;
};

/** Written in the reader's language; no example profiles. */
export const resultsFilters = ["language", "real"] as const;
export type ResultsFilter = (typeof resultsFilters)[number];

export function readResultsSearch(search: Record<string, unknown>): ResultsSearch {
  const source = readRef(typed(search["source"]));
  const type = oneOf(matchTypes, search["for"]);
  return {
    for: type,
    wish: source === undefined ? wishIn(search["wish"]) : undefined,
    source: source && writeRef(source),
    without: listOf(preferenceAttributes, search["without"]),
    only: listOf(resultsFilters, search["only"]),
    at: typed(search["at"]),
  };
}

function wishIn(value: unknown): string | undefined {
  const words = typeof value === "string" ? value.trim().slice(0, longestInAddress) : "";
  return words === "" ? undefined : words;
}

function listOf<const Option extends string>(
  options: readonly Option[],
  value: unknown,
): Option[] | undefined {
  const chosen = typedList(value, options.length)?.flatMap((each) => oneOf(options, each) ?? []) ?? [];
  return chosen.length > 0 ? chosen : undefined;
}

/** Where the results of a match stand. */
export function addressOf({ type, source, without }: MatchTarget): ResultsSearch {
  const kept = without === undefined || without.length === 0 ? {} : { without: [...without] };
  return source.kind === "text"
    ? { for: type, wish: wishInAddress(source.text), ...kept }
    : { for: type, source: writeRef(source) };
}

/** Of a wish that was too long for its address this browser's history has the whole. */
export function wholeWish(inAddress: string | undefined, kept: unknown): string | undefined {
  if (inAddress === undefined || typeof kept !== "string") return inAddress;
  return kept.startsWith(inAddress) ? kept : inAddress;
}

export type Asked = { type: MatchType } & (
  | { text: string; without: readonly PreferenceAttribute[] }
  | { source: EntityRef }
);

/** What an address asks for; undefined where it asks for nothing that can be matched. */
export function askedBy(search: ResultsSearch, kept?: unknown): Asked | undefined {
  const { without = [] } = search;
  const source = readRef(search.source);
  if (source !== undefined) {
    const type = search.for;
    return type !== undefined && kindsLooking[type].includes(source.kind) ? { type, source } : undefined;
  }
  const text = wholeWish(search.wish, kept);
  return text === undefined
    ? undefined
    : { type: search.for ?? kindOfWish(text) ?? usualKind, text, without };
}
