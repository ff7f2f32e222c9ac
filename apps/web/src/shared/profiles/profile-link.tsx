import type { EntityRef } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { profilePages } from "./kinds.ts";

const pages = { ...profilePages, idea: "/idea/$id" } as const;

type ProfileLinkProps = {
  profile: EntityRef & { name: string };
  /** Where its name stands beside it already. */
  label?: string | undefined;
};

/** A profile by its name, which leads to it. */
export function ProfileLink({ profile, label }: ProfileLinkProps) {
  return (
    <Link
      to={pages[profile.kind]}
      params={{ id: profile.id }}
      aria-label={label && `${label}: ${profile.name}`}
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {label ?? profile.name}
    </Link>
  );
}
