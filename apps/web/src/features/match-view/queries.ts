import type { EntityRef, PairResult, SearchAnswer, TeamResult } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api.ts";
import { oneQuery } from "../../lib/query/query.ts";

/** Two profiles as each sees the other. */
export function pairQuery(api: Api, source: EntityRef, target: EntityRef) {
  return queryOptions<PairResult>({
    queryKey: ["/api/matches/pair", { source, target }],
    queryFn: async ({ signal }) =>
      (await api.post<PairResult>("/api/matches/pair", { source, target }, signal)).body,
  });
}

/** The fewest who together have what an idea or a project asks for, beside those who are there. */
export function teamQuery(api: Api, source: EntityRef, present: readonly string[] = []) {
  return queryOptions<TeamResult>({
    queryKey: ["/api/matches/team", { source, present }],
    queryFn: async ({ signal }) =>
      (await api.post<TeamResult>("/api/matches/team", { source, present }, signal)).body,
  });
}

const suggested = 6;

export function candidatesQuery(api: Api, kind: EntityKind, words: string) {
  return queryOptions<SearchAnswer>({
    queryKey: ["/api/search", { q: words, kind, limit: suggested }],
    queryFn: ({ signal }) =>
      api.get<SearchAnswer>("/api/search", { q: words, kind, limit: suggested }, signal),
  });
}

const seekers = { idea: "/api/startup-ideas", project: "/api/project-listings" } as const;

/** An idea or a project that looks for a team. */
export function seekerQuery({ kind, id }: { kind: keyof typeof seekers; id: string }) {
  return oneQuery<{ title: string }>(`${seekers[kind]}/${encodeURIComponent(id)}`);
}

export type Seeker = Parameters<typeof seekerQuery>[0];

export function readSeeker({ kind, id }: EntityRef): Seeker | undefined {
  return kind === "idea" || kind === "project" ? { kind, id } : undefined;
}
