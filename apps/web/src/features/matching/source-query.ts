import type { EntityRef } from "@khamt/contract";
import type { AnswerOf } from "@khamt/contract/routes";
import { oneQuery } from "../../lib/query/query.ts";
import { profileCalls } from "../../shared/profiles/kinds.ts";

/** The profile that looks, as everybody reads it. */
export function sourceQuery({ kind, id }: EntityRef) {
  return oneQuery(profileCalls[kind], { params: { id } });
}

type Source = AnswerOf<(typeof profileCalls)[keyof typeof profileCalls]>;

/** A person's title is their job. */
export function nameOfSource(profile: Source): string {
  if ("firstName" in profile) return `${profile.firstName} ${profile.lastName}`.trim();
  return "name" in profile ? profile.name : profile.title;
}
