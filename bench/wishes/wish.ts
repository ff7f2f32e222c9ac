import type { ProfileKind } from "@khamt/matching";

/** One wish as three people would write it, with the keys of the demo data that answer it. */
export type Wish = {
  readonly en: string;
  readonly mn: string;
  /** Mongolian in Latin letters, as typed on a phone. */
  readonly latin: string;
  /** What whoever reads the profiles would name. */
  readonly right: readonly string[];
  /** What may stand first as well. */
  readonly good: readonly string[];
};

/** The three writings, and the keys of who is right and who is good, with spaces between. */
export function wishOf([en = "", mn = "", latin = "", right = "", good = ""]: readonly string[]): Wish {
  return { en, mn, latin, right: keysIn(right), good: keysIn(good) };
}

/** Wishes for each kind of profile, with the kind whose owner wishes so. */
export type WishLists = readonly {
  readonly target: ProfileKind;
  readonly from: ProfileKind;
  readonly list: readonly Wish[];
}[];

/** What says nothing, or names what nobody has. */
export type HopelessWishes = readonly { readonly for: ProfileKind; readonly text: string }[];

type Rows = readonly (readonly string[])[];

export function wishLists(rows: Record<"people" | "ideas" | "companies" | "projects", Rows>): WishLists {
  return [
    { target: "cofounder", from: "idea", list: rows.people.map(wishOf) },
    { target: "idea", from: "cofounder", list: rows.ideas.map(wishOf) },
    { target: "company", from: "project", list: rows.companies.map(wishOf) },
    { target: "project", from: "company", list: rows.projects.map(wishOf) },
  ];
}

function keysIn(list: string): string[] {
  return list.split(" ").filter((key) => key !== "");
}
