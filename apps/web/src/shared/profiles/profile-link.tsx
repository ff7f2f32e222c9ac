import type { EntityRef } from "@khamt/contract";
import { Link } from "@tanstack/react-router";

const paths = {
  idea: "/idea/$id",
  cofounder: "/startup-cofounders/$id",
  company: "/companies/$id",
  project: "/project-listings/$id",
} as const;

/** A profile by its name, which leads to it. */
export function ProfileLink({ profile }: { profile: EntityRef & { name: string } }) {
  return (
    <Link
      to={paths[profile.kind]}
      params={{ id: profile.id }}
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {profile.name}
    </Link>
  );
}
