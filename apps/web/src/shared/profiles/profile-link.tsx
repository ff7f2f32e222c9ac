import type { EntityRef } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { profilePages } from "./kinds.ts";

const pages = { ...profilePages, idea: "/idea/$id" } as const;

/** A profile by its name, which leads to it. */
export function ProfileLink({ profile }: { profile: EntityRef & { name: string } }) {
  return (
    <Link
      to={pages[profile.kind]}
      params={{ id: profile.id }}
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {profile.name}
    </Link>
  );
}
