import { bookingNews, mentorNews } from "@khamt/contract/desk-vocabulary";
import { expect, it } from "vitest";
import en from "./words/notification-kinds.en.ts";
import mn from "./words/notification-kinds.mn.ts";

const about = { who: "Sara", what: "Dairy" };

it.each([
  ["en", en],
  ["mn", mn],
] as const)("each state of office hours and of work has words of its own, %s", (_language, { one }) => {
  const general = (kind: "office-hours" | "application" | "application-answer") =>
    one[kind]({ ...about, state: null });
  for (const state of [...bookingNews, ...mentorNews])
    expect(one["office-hours"]({ ...about, state }), state).not.toBe(general("office-hours"));
  for (const kind of ["application", "application-answer"] as const)
    for (const state of ["finishing", "finished", "resumed", "cancelled", "gone"])
      expect(one[kind]({ ...about, state }), state).not.toBe(general(kind));
});
