import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { useQueries } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { sought } from "./looked-for.ts";
import type { Wanted } from "./run.ts";
import type { Settings } from "./settings.ts";

export interface OwnProfile {
  readonly id: string;
  readonly kind: EntityKind;
  readonly name: string;
  readonly profile: object;
}

export interface OwnProfiles {
  readonly lookingFor: (type: MatchType) => readonly OwnProfile[];
  readonly wantedBy: (settings: Settings) => Pick<Wanted, "type" | "own" | "ownIds">;
}

const paths: readonly (readonly [EntityKind, string])[] = [
  ["idea", "/api/my-startup-idea-profiles"],
  ["cofounder", "/api/my-cofounder-profiles"],
  ["company", "/api/my-company-profiles"],
  ["project", "/api/my-project-listings"],
];

/** A member's own profiles: asked for when the dialog opens, so that a run has them without asking. */
export function useOwnProfiles(): OwnProfiles {
  const isMember = useUser() !== null;
  const answers = useQueries({
    queries: paths.map(([, path]) => ({ ...oneQuery<Titled[]>(path), enabled: isMember })),
  });
  const all = paths.flatMap(([kind], at) =>
    (answers[at]?.data ?? []).map((profile) => ({ id: profile.id, kind, name: nameOf(profile), profile })),
  );
  return {
    lookingFor: (type) => all.filter(({ kind }) => sought[type].sources.includes(kind)),
    wantedBy: ({ type, profileId, text }) => {
      const chosen = all.find(({ id }) => id === profileId);
      const [kind] = sought[type].sources;
      return { type, own: chosen ?? { kind, text }, ownIds: all.map(({ id }) => id) };
    },
  };
}

type Titled = { id: string } & Partial<Record<"name" | "title" | "firstName" | "lastName", string | null>>;

function nameOf({ name, firstName, lastName, title }: Titled): string {
  return name ?? ([firstName, lastName].filter(Boolean).join(" ") || (title ?? ""));
}
