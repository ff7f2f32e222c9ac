import { languages, partnerTypes, roles, entityKinds } from "@khamt/contract/vocabulary";
import { oneOf, typed, uuid } from "../../../lib/search-params.ts";
import { shownLimit } from "../../../lib/query/query.ts";
import type { Language } from "../../../lib/language/index.ts";
import type { MembersSearch } from "./queries.ts";

/** As the screen offers them. The lists of the contract come with the schemas, which no browser loads. */
export const choices = {
  state: ["good", "invited", "limited", "appealed", "restricted", "suspended"],
  accountType: partnerTypes,
  role: roles,
  has: entityKinds,
  completeness: ["none", "low", "middle", "high"],
  seen: ["day", "week", "month", "longer", "never"],
  language: languages,
  verified: ["yes", "no"],
  sort: ["newest", "oldest", "seen", "name", "completeness"],
} as const;
export const choiceNames = [
  "state",
  "accountType",
  "role",
  "has",
  "completeness",
  "seen",
  "language",
  "verified",
  "sort",
] as const;
export type ChoiceName = (typeof choiceNames)[number];

export function membersSearch(search: Record<string, unknown>): MembersSearch {
  return {
    q: typed(search["q"])?.slice(0, 100),
    state: oneOf(choices.state, search["state"]),
    accountType: oneOf(choices.accountType, search["accountType"]),
    role: oneOf(choices.role, search["role"]),
    has: oneOf(choices.has, search["has"]),
    completeness: oneOf(choices.completeness, search["completeness"]),
    seen: oneOf(choices.seen, search["seen"]),
    language: oneOf(choices.language, search["language"]),
    verified: oneOf(choices.verified, search["verified"]),
    sort: oneOf(choices.sort, search["sort"]),
    word: typed(search["word"])?.slice(0, 100),
    programme: uuid(search["programme"]),
    report: uuid(search["report"]),
    limit: shownLimit(search["limit"]),
  };
}

export type ImportSearch = { language?: Language | undefined; programme?: string | undefined };

/** What whoever imports a table chooses before the table. */
export function importSearch(search: Record<string, unknown>): ImportSearch {
  return { language: oneOf(languages, search["language"]), programme: uuid(search["programme"]) };
}
