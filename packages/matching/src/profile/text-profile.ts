// A text in which somebody writes whom they look for, as a profile that looks for them. Server and device read it alike.
import type { Preferences, ProfileKind, ProfileOf } from "./profile.ts";

export type AnyProfile = {
  [K in ProfileKind]: { readonly kind: K; readonly profile: ProfileOf[K] };
}[ProfileKind];

type Written = {
  readonly kind: ProfileKind;
  readonly text: string;
  /** Whom the text looks for; without it, whom profiles of the kind look for. */
  readonly target?: ProfileKind | undefined;
  readonly preferences?: Preferences | undefined;
};

const sought: Readonly<Record<ProfileKind, ProfileKind>> = {
  idea: "cofounder",
  cofounder: "idea",
  project: "company",
  company: "project",
};

/** The text as the wish of a profile of that kind (read-wish-text.ts). */
export function textProfile({ kind, text, target = sought[kind], preferences = {} }: Written): AnyProfile {
  return { kind, profile: { id: "visitor", preferences, wish: { text, target } } };
}
