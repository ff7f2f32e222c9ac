import type { Language } from "@khamt/language";
import { type Table, tableOf } from "../../platform/text/table.ts";
import type { MeetingRow, PersonRow } from "./queries.ts";

const headings: Record<Language, Record<"round" | "table" | "one" | "other" | "percent" | "why", string>> = {
  en: { round: "Round", table: "Table", one: "Who", other: "With whom", percent: "Fit, %", why: "Why" },
  mn: {
    round: "Ээлж",
    table: "Ширээ",
    one: "Хэн",
    other: "Хэнтэй",
    percent: "Тохирол, %",
    why: "Шалтгаан",
  },
};

export function timetableOf(
  meetings: readonly MeetingRow[],
  people: readonly PersonRow[],
  reader: Language,
): Table {
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const t = headings[reader];
  return tableOf<MeetingRow>(
    [
      [t.round, ({ number }) => number],
      [t.table, ({ place }) => place],
      [t.one, ({ aId }) => names.get(aId) ?? ""],
      [t.other, ({ bId }) => names.get(bId) ?? ""],
      [t.percent, ({ percent }) => percent],
      [t.why, ({ reasons }) => reasons[reader].join(" ")],
    ],
    meetings,
  );
}
