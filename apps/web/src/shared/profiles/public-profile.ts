import type { EntityRef } from "@khamt/contract";
import { oneQuery } from "../../lib/query/query.ts";
import { profileCalls } from "./kinds.ts";

/** A profile as everybody reads it. */
export function profileQuery({ kind, id }: EntityRef) {
  return oneQuery(profileCalls[kind], { params: { id } });
}

type Named = { firstName: string; lastName: string } | { name: string } | { title: string };

/** A person's title is their job. */
export function nameOfProfile(profile: Named): string {
  if ("firstName" in profile) return `${profile.firstName} ${profile.lastName}`.trim();
  return "name" in profile ? profile.name : profile.title;
}
