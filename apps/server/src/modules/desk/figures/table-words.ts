import type { figures, FigureStep } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type * as z from "zod";

type Reason = z.infer<typeof figures>["refusals"][number]["reason"];
type Words = {
  week: string;
  total: string;
  skill: string;
  sought: string;
  offered: string;
  reason: string;
  count: string;
  few: string;
  withheld: string;
  steps: Record<FigureStep, string>;
  reasons: Record<Reason, string>;
};

/** What stands in tables for spreadsheets. */
export const tableWords: Record<Language, Words> = {
  en: {
    week: "Week from",
    total: "All weeks",
    skill: "Skill",
    sought: "Members who look for it",
    offered: "Members who offer it",
    reason: "Reason",
    count: "Invitations",
    few: "fewer than 5",
    withheld: "not shown",
    steps: {
      "signed-up": "Signed up",
      listed: "Listed",
      invited: "Invited somebody",
      answered: "Got an answer",
      connected: "Connected",
      together: "Team or project",
    },
    reasons: {
      "no-time": "No time at the moment",
      "other-direction": "Looking for something else",
      "other-place": "The location is not right",
      "found-someone": "Has found someone",
      other: "Another reason",
    },
  },
  mn: {
    week: "Долоо хоногийн эхлэл",
    total: "Бүх долоо хоног",
    skill: "Ур чадвар",
    sought: "Хайж буй гишүүн",
    offered: "Санал болгож буй гишүүн",
    reason: "Шалтгаан",
    count: "Урилга",
    few: "5-аас цөөн",
    withheld: "харуулаагүй",
    steps: {
      "signed-up": "Бүртгүүлсэн",
      listed: "Профайлаа нийтэлсэн",
      invited: "Урилга илгээсэн",
      answered: "Хариу авсан",
      connected: "Холбогдсон",
      together: "Баг эсвэл төсөлтэй болсон",
    },
    reasons: {
      "no-time": "Одоогоор завгүй",
      "other-direction": "Өөр зүйл хайж байгаа",
      "other-place": "Байршил тохирохгүй",
      "found-someone": "Хүнээ олсон",
      other: "Өөр шалтгаан",
    },
  },
};
