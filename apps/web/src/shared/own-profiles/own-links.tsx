import type { EntityKind } from "@khamt/contract/vocabulary";
import type { ReactElement } from "react";
import { profilePages } from "../profiles/kinds.ts";
import { LinkButton, type ButtonLook } from "../../ui/buttons/button.tsx";

type OwnLinkProps = {
  own: { kind: EntityKind; entity: { id: string } };
  label: string;
  /** Read out: the label, and which one it is about. */
  about: string;
};
type EditLinkProps = Omit<OwnLinkProps, "about"> & { about?: string; look?: ButtonLook };

const small: ButtonLook = { variant: "secondary", size: "small" };

export function EditLink({
  own: { kind, entity },
  label,
  about,
  look: drawn = small,
}: EditLinkProps): ReactElement {
  const look = { ...drawn, "aria-label": about };
  const edit = { edit: entity.id };
  switch (kind) {
    case "cofounder":
      return (
        <LinkButton {...look} to="/create-cofounder">
          {label}
        </LinkButton>
      );
    case "company":
      return (
        <LinkButton {...look} to="/create-company">
          {label}
        </LinkButton>
      );
    case "idea":
      return (
        <LinkButton {...look} to="/create-startup-idea" search={edit}>
          {label}
        </LinkButton>
      );
    case "project":
      return (
        <LinkButton {...look} to="/post-project" search={edit}>
          {label}
        </LinkButton>
      );
  }
}

/** To the page that everyone sees. */
export function PublicLink({ own: { kind, entity }, label, about }: OwnLinkProps) {
  return (
    <LinkButton
      variant="quiet"
      size="small"
      aria-label={about}
      to={profilePages[kind]}
      params={{ id: entity.id }}
    >
      {label}
    </LinkButton>
  );
}
