import { expect, test } from "vitest";
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
