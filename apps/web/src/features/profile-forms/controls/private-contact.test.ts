import { expect, it } from "vitest";
import { hasPrivateContact } from "./private-contact.ts";

it.each([
  "Write to bat.dorj@example.com",
  "Бат, 99112233 руу залгаарай",
  "Утас: 8811-2233",
  "call me: 9911 2233.",
  "+976 (11) 32-1234",
  "+1 415 555 0134",
])("finds an address or a telephone number in “%s”", (text) => {
  expect(hasPrivateContact(text)).toBe(true);
});

it.each([
  "From 2016 to 2019, and 2019-2024 again",
  "Revenue of 80000000 tugriks, 85,000 dollars",
  "a budget of 8000-9000 dollars",
  "Улсын дугаар 1234567890123",
  "@khamt on the web, React 18",
  "",
])("finds none in “%s”", (text) => {
  expect(hasPrivateContact(text)).toBe(false);
});
