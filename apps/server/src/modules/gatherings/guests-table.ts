import type { GuestState } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { toCsv } from "../../platform/text/csv.ts";
import type { SeenGuest } from "./queries.ts";

type Words = Record<"name" | "email" | "state" | "since" | "came" | "yes" | "no", string> & {
  states: Record<GuestState, string>;
};
const words: Record<Language, Words> = {
  en: {
    name: "Name",
    email: "Email",
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
    state: "Төлөв",
    since: "Бүртгүүлсэн",
    came: "Ирсэн",
    yes: "Тийм",
    no: "Үгүй",
    states: { going: "Ирнэ", waiting: "Хүлээж байна", left: "Ирэхгүй" },
  },
};

export function guestsTable(guests: readonly SeenGuest[], reader: Language): string {
  const t = words[reader];
  return toCsv<SeenGuest>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.state, ({ state }) => t.states[state]],
      [t.since, ({ createdAt }) => createdAt],
      [t.came, ({ hasCome }) => (hasCome === null ? null : hasCome ? t.yes : t.no)],
    ],
    guests,
  );
}
