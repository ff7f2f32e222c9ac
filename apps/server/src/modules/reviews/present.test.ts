import { expect, test } from "vitest";
import { presentReview } from "./present.ts";
import type { ReviewRow } from "./queries.ts";

const at = new Date("2026-11-20T04:00:00.000Z");
const row: ReviewRow = {
  id: "review",
  rating: 4,
  isCounted: true,
  text: "They know their trade.",
  contentLanguage: "en",
  createdAt: at,
  title: "A shop",
  answer: null,
  answeredAt: null,
  subjectOwner: "oyun",
  authorName: "Bat Erdene",
};
const answered: ReviewRow = { ...row, answer: "Thank you.", answeredAt: at };

test.each<[string, ReviewRow, string | undefined, boolean]>([
  ["whose company it is", row, "oyun", true],
  ["its author", row, "bat", false],
  ["a visitor", row, undefined, false],
  ["whose company it is, once it has answered", answered, "oyun", false],
  ["its author, once it is answered", answered, "bat", false],
])("who may answer a review: %s", (_who, review, reader, may) => {
  expect(presentReview(review, reader).mayAnswer).toBe(may);
});

test("an answer stands below it with its day", () => {
  expect(presentReview(row, undefined).answer).toBeNull();
  expect(presentReview(answered, undefined).answer).toEqual({
    text: "Thank you.",
    createdAt: "2026-11-20T04:00:00.000Z",
  });
});
