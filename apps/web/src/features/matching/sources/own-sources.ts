import type { OwnCofounder, OwnCompany, OwnIdea } from "@khamt/contract";
import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { useQueries } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { oneQuery } from "../../../lib/query/query.ts";
import type { MatchSource } from "../target.ts";

/** A profile of the member's own, and why it cannot be matched, where it cannot. */
export interface OwnSource extends MatchSource {
  language: string;
  hindrance: "incomplete" | "paused" | undefined;
}

/** Which of the member's own profiles can look for each; the nearest first. */
export const sourceKinds: Record<MatchType, readonly [EntityKind, ...EntityKind[]]> = {
  "startup-idea": ["cofounder"],
  cofounder: ["idea", "cofounder"],
  company: ["project", "company"],
  project: ["company"],
};

const paths: Record<EntityKind, string> = {
  idea: "/api/my-startup-idea-profiles",
  cofounder: "/api/my-cofounder-profiles",
  company: "/api/my-company-profiles",
  project: "/api/my-project-listings",
};

export interface OwnSources {
  /** Undefined while they are awaited; empty for a visitor. */
  sources: OwnSource[] | undefined;
  error: Error | null;
  retry: () => void;
}

export function useOwnSources(type: MatchType): OwnSources {
  const isMember = useUser() !== null;
  const kinds = sourceKinds[type];
  const results = useQueries({
    queries: kinds.map((kind) => ({ ...oneQuery<Own[]>(paths[kind]), enabled: isMember, staleTime: 0 })),
  });
  const isAwaited = isMember && results.some(({ isPending }) => isPending);
  return {
    sources: isAwaited
      ? undefined
      : kinds.flatMap((kind, index) => (results[index]?.data ?? []).map((own) => sourceOf(kind, own))),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** What is wanted here of a profile of any kind. */
type Own = Pick<OwnIdea, "id" | "contentLanguage" | "missing" | "isPublished"> &
  Partial<
    Pick<OwnIdea, "title" | "isActive"> &
      Pick<OwnCompany, "name"> &
      Pick<OwnCofounder, "firstName" | "lastName" | "isAvailable">
  >;

function sourceOf(kind: EntityKind, own: Own): OwnSource {
  const { id, contentLanguage: language, firstName = "", lastName = "" } = own;
  // A person's title is their job.
  const person = `${firstName} ${lastName}`.trim();
  const name = kind === "cofounder" ? person : (own.name ?? own.title ?? "");
  return { kind, id, name, language, hindrance: hindranceOf(own) };
}

function hindranceOf({ missing, isPublished, isActive, isAvailable }: Own): OwnSource["hindrance"] {
  if (missing.length > 0) return "incomplete";
  return isPublished && isActive !== false && isAvailable !== false ? undefined : "paused";
}
