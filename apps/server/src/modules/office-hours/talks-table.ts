import type { Talk } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { tableOfParts } from "../../platform/text/table.ts";
import type { ManagedTalk } from "./talks.ts";

type Words = Record<
  "mentor" | "programme" | "everybody" | "begins" | "minutes" | "member" | "outcome" | "remarks",
  string
> & { outcomes: Record<NonNullable<Talk["outcome"]>, string> };
const words: Record<Language, Words> = {
  en: {
    mentor: "Mentor",
    programme: "Programme",
    everybody: "Everybody",
    begins: "Begins",
    minutes: "Minutes",
    member: "Member",
    outcome: "Outcome",
    remarks: "Note and next step",
    outcomes: { came: "Took place", missed: "Did not come" },
  },
  mn: {
    mentor: "Ментор",
    programme: "Хөтөлбөр",
    everybody: "Бүгд",
    begins: "Эхлэх цаг",
    minutes: "Минут",
    member: "Гишүүн",
    outcome: "Болсон эсэх",
    remarks: "Тэмдэглэл, дараагийн алхам",
    outcomes: { came: "Болсон", missed: "Ирээгүй" },
  },
};

const minute = 60_000;

/** What managers see of each: whom a mentor met, for how long, and what came of it; what about stays the mentor's. */
export function talksTable(talks: AsyncIterable<readonly ManagedTalk[]>, reader: Language) {
  const t = words[reader];
  return tableOfParts<ManagedTalk>(
    [
      [t.mentor, ({ mentor }) => mentor],
      [t.programme, ({ programme }) => programme?.[reader] ?? t.everybody],
      [t.begins, ({ beginsAt }) => beginsAt],
      [t.minutes, ({ beginsAt, endsAt }) => (endsAt.getTime() - beginsAt.getTime()) / minute],
      [t.member, ({ name }) => name],
      [t.outcome, ({ outcome }) => outcome && t.outcomes[outcome]],
      [t.remarks, ({ remarks }) => remarks],
    ],
    talks,
  );
}
