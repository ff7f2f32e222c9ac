import type { GuestState } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { toCsv } from "../../platform/text/csv.ts";
import type { GuestRow } from "./queries.ts";

type Words = Record<"name" | "email" | "state" | "since", string> & { states: Record<GuestState, string> };
const words: Record<Language, Words> = {
  en: {
    name: "Name",
    email: "Email",
    state: "Place",
    since: "Signed up",
    states: { going: "Coming", waiting: "Waiting", left: "Not coming" },
  },
  mn: {
    name: "Нэр",
    email: "Имэйл",
    state: "Суудал",
    since: "Бүртгүүлсэн",
    states: { going: "Ирнэ", waiting: "Хүлээж байна", left: "Ирэхгүй" },
  },
};

export function guestsTable(guests: readonly GuestRow[], reader: Language): string {
  const t = words[reader];
  return toCsv<GuestRow>(
    [
      [t.name, ({ name }) => name],
      [t.email, ({ email }) => email],
      [t.state, ({ state }) => t.states[state]],
      [t.since, ({ createdAt }) => createdAt],
    ],
    guests,
  );
}
