import type { Language } from "@khamt/language";
import { csvParts } from "../../platform/text/csv.ts";
import { presentMember } from "./present.ts";
import type { MemberRow } from "./queries.ts";

const words = {
  en: {
    name: "Name",
    email: "Email",
    kind: "Account type",
    language: "Language",
    state: "State",
    verified: "Verified",
    has: "Profiles",
    completeness: "Completeness, %",
    seen: "Last seen",
    since: "Member since",
    yes: "yes",
    no: "no",
  },
  mn: {
    name: "Бүтэн нэр",
    email: "Имэйл",
    kind: "Төрөл",
    language: "Хэл",
    state: "Төлөв",
    verified: "Баталгаажсан",
    has: "Профайл",
    completeness: "Бүрдэл, %",
    seen: "Сүүлд орсон",
    since: "Гишүүн болсон",
    yes: "тийм",
    no: "үгүй",
  },
};

/** The list as a spreadsheet has it. Codes stand for themselves, so that an import reads them again. */
export function tableOf(rows: AsyncIterable<readonly MemberRow[]>, language: Language) {
  const t = words[language];
  return csvParts<MemberRow>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.kind, ({ userType }) => userType],
      [t.language, (row) => row.language],
      [t.state, (row) => presentMember(row).state],
      [t.verified, ({ isVerified }) => (isVerified ? t.yes : t.no)],
      [t.has, ({ has }) => has.join(" ")],
      [t.completeness, ({ completeness }) => completeness],
      [t.seen, ({ lastActiveAt }) => lastActiveAt],
      [t.since, ({ createdAt }) => createdAt],
    ],
    rows,
  );
}
