import type { MemberState } from "@khamt/contract";
import type { EntityKind, PartnerType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { tableOfParts } from "../../platform/text/table.ts";
import { presentMember } from "./present.ts";
import type { TableRow } from "./queries.ts";

type Words = Record<
  | "name"
  | "email"
  | "kind"
  | "language"
  | "state"
  | "programmes"
  | "verified"
  | "has"
  | "completeness"
  | "seen"
  | "since"
  | "notes"
  | "yes"
  | "no",
  string
> & {
  kinds: Record<PartnerType, string>;
  languages: Record<Language, string>;
  states: Record<MemberState, string>;
  profiles: Record<EntityKind, string>;
};

const words: Record<Language, Words> = {
  en: {
    name: "Name",
    email: "Email",
    kind: "Account type",
    language: "Language",
    state: "Standing",
    programmes: "Programmes",
    verified: "Verified",
    has: "Profiles",
    completeness: "Completeness, %",
    seen: "Last seen",
    since: "Member since",
    notes: "Notes of the team",
    yes: "yes",
    no: "no",
    kinds: { individual: "Individual", company: "Company" },
    languages: { en: "English", mn: "Mongolian" },
    states: {
      good: "In good standing",
      restricted: "Restricted",
      suspended: "Suspended",
      invited: "Invited",
    },
    profiles: {
      idea: "startup idea",
      cofounder: "co-founder",
      company: "company",
      project: "project listing",
    },
  },
  mn: {
    name: "Бүтэн нэр",
    email: "Имэйл",
    kind: "Төрөл",
    language: "Хэл",
    state: "Төлөв",
    programmes: "Хөтөлбөр",
    verified: "Баталгаажсан",
    has: "Профайл",
    completeness: "Бөглөлт, %",
    seen: "Сүүлд орсон",
    since: "Гишүүн болсон",
    notes: "Багийн тэмдэглэл",
    yes: "тийм",
    no: "үгүй",
    kinds: { individual: "Хувь хүн", company: "Компани" },
    languages: { en: "Англи", mn: "Монгол" },
    states: {
      good: "Хэвийн",
      restricted: "Хязгаарласан",
      suspended: "Түдгэлзүүлсэн",
      invited: "Уригдсан",
    },
    profiles: {
      idea: "стартап санаа",
      cofounder: "хамтран үүсгэн байгуулагч",
      company: "компани",
      project: "төслийн зар",
    },
  },
};

/** The list as a spreadsheet has it, in words that an import reads again. */
export function membersTable(rows: AsyncIterable<readonly TableRow[]>, language: Language) {
  const t = words[language];
  return tableOfParts<TableRow>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.kind, ({ userType }) => t.kinds[userType]],
      [t.language, (row) => t.languages[row.language]],
      [t.state, (row) => t.states[presentMember(row).state]],
      [t.programmes, ({ programmes }) => programmes.map((name) => name[language]).join(", ")],
      [t.verified, ({ isVerified }) => (isVerified ? t.yes : t.no)],
      [t.has, ({ has }) => has.map((kind) => t.profiles[kind]).join(", ")],
      [t.completeness, ({ completeness }) => completeness],
      [t.seen, ({ lastActiveAt }) => lastActiveAt],
      [t.since, ({ createdAt }) => createdAt],
      [t.notes, ({ notes }) => notes.map(inOneLine).join(" | ")],
    ],
    rows,
  );
}

function inOneLine(note: string): string {
  return note.replaceAll(/\s+/gu, (blanks) => (blanks.includes("\n") ? " / " : blanks));
}
