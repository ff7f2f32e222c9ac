import type { EntityRef } from "@khamt/contract";
import { comparePair, findTeam, hintPair, searchEverything } from "@khamt/contract/calls";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";

/** Two profiles as each sees the other. */
export function pairQuery(api: Api, source: EntityRef, target: EntityRef) {
  return queryOptions({
    queryKey: [comparePair, { body: { source, target } }],
    queryFn: ({ signal }) => api.call(comparePair, { body: { source, target }, signal }),
  });
}

/** What one change of either profile would do to the percentage. */
export function hintsQuery(api: Api, source: EntityRef, target: EntityRef) {
  return queryOptions({
    queryKey: [hintPair, { body: { source, target } }],
    queryFn: ({ signal }) => api.call(hintPair, { body: { source, target }, signal }),
  });
}

/** An idea or a project that looks for a team. */
export type Seeker = {
  kind: "idea" | "project";
} & EntityRef;

/** The fewest who together have what an idea or a project asks for, beside those who are there. */
export function teamQuery(api: Api, source: Seeker, present: readonly string[] = []) {
  return queryOptions({
    queryKey: [findTeam, { body: { source, present } }],
    queryFn: ({ signal }) => api.call(findTeam, { body: { source, present }, signal }),
  });
}

const suggested = 6;

export function candidatesQuery(api: Api, kind: EntityKind, words: string) {
  const query = { q: words, kind, limit: suggested };
  return queryOptions({
    queryKey: [searchEverything, { query }],
    queryFn: ({ signal }) => api.call(searchEverything, { query, signal }),
  });
}

export function readSeeker({ kind, id }: EntityRef): Seeker | undefined {
  return kind === "idea" || kind === "project" ? { kind, id } : undefined;
}
