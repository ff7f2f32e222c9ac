import { expect, test } from "vitest";
import { type BookingNews, bookingNews, type MentorNews } from "@khamt/contract";
import { notificationsEn } from "./notifications-en.ts";
import { notificationsMn } from "./notifications-mn.ts";

test.each([
  ["en", notificationsEn, "Sara is waiting for your answer"],
  ["mn", notificationsMn, "Sara таны хариуг хүлээж байна"],
] as const)("a reminder of an invitation reads as no second one, %s", (_language, { kinds }, subject) => {
  const about = { who: "Sara", what: "Dairy" };
  const [first, reminder] = [null, "reminder"].map((state) => kinds.invitation({ ...about, state }));
  expect(reminder?.subject).toBe(subject);
  expect(reminder?.subject).not.toBe(first?.subject);
  expect(reminder?.paragraphs[0]).not.toBe(first?.paragraphs[0]);
});

test.each([
  ["en", notificationsEn, "Ulaanbaatar time"],
  ["mn", notificationsMn, "Улаанбаатарын цагаар"],
] as const)("a letter about office hours says whose clock it tells, %s", (_language, { kinds }, zone) => {
  const told = (state: BookingNews | MentorNews) =>
    kinds["office-hours"]({ who: "Sara", what: "10:00–10:30", state }).paragraphs.join(" ");
  const named = kinds["office-hours"]({ who: "Sara", what: "All members", state: "named" });
  for (const state of [...bookingNews, "hours-made", "rescheduled", "relocated", "withdrawn"] as const)
    expect(told(state), state).toContain(`10:00–10:30, ${zone}`);
  expect(named.paragraphs.join(" ")).not.toContain(zone);
});
