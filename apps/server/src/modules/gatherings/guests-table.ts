import type { GuestState } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type Table, tableOf } from "../../platform/text/table.ts";
import type { SeenGuest } from "./queries.ts";
import type { WalkInRow } from "./walk-ins.ts";

type Words = Record<
  "name" | "email" | "startUp" | "state" | "since" | "came" | "yes" | "no" | "walkIn",
  string
> & {
  states: Record<GuestState, string>;
};
const words: Record<Language, Words> = {
  en: {
    name: "Name",
    email: "Email",
    startUp: "Company or idea",
    walkIn: "Came without signing up",
    state: "Status",
    since: "Signed up",
    came: "Came",
    yes: "Yes",
    no: "No",
    states: { going: "Coming", waiting: "Waiting", left: "Not coming" },
  },
  mn: {
    name: "Нэр",
    email: "Имэйл",
    startUp: "Компани, санаа",
    walkIn: "Бүртгүүлэлгүй ирсэн",
    state: "Төлөв",
    since: "Бүртгүүлсэн",
    came: "Ирсэн",
    yes: "Тийм",
    no: "Үгүй",
    states: { going: "Ирнэ", waiting: "Хүлээж байна", left: "Ирэхгүй" },
  },
};

type Line = SeenGuest | WalkInRow;

/** Those who signed up, and those who came without. */
export function guestsTable(guests: readonly Line[], reader: Language): Table {
  const t = words[reader];
  return tableOf<Line>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.startUp, (line) => ("startUp" in line ? line.startUp : null)],
      [t.state, (line) => ("state" in line ? t.states[line.state] : t.walkIn)],
      [t.since, ({ createdAt }) => createdAt],
      [t.came, (line) => cameOf(line, t)],
    ],
    guests,
  );
}

function cameOf(line: Line, t: Words): string | null {
  if (!("hasCome" in line)) return t.yes;
  return line.hasCome === null ? null : line.hasCome ? t.yes : t.no;
}
