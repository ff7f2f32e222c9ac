import type { Language } from "@khamt/language";
import { toCsv } from "../../platform/text/csv.ts";
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

export function timetableCsv(
  meetings: readonly MeetingRow[],
  people: readonly PersonRow[],
  reader: Language,
): string {
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  const t = headings[reader];
  return toCsv<MeetingRow>(
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
