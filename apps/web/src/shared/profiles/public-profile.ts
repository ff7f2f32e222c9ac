import type { EntityRef } from "@khamt/contract";
import type { AnswerOf } from "@khamt/contract/routes";
import { oneQuery } from "../../lib/query/query.ts";
import { profileCalls } from "./kinds.ts";

/** A profile as everybody reads it. */
export function profileQuery({ kind, id }: EntityRef) {
  return oneQuery(profileCalls[kind], { params: { id } });
}

type PublicProfile = AnswerOf<(typeof profileCalls)[keyof typeof profileCalls]>;

/** A person's title is their job. */
export function nameOfProfile(profile: PublicProfile): string {
  if ("firstName" in profile) return `${profile.firstName} ${profile.lastName}`.trim();
  return "name" in profile ? profile.name : profile.title;
}
