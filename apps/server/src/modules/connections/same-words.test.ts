import { expect, test } from "vitest";
import { isSentAround, likeness } from "./same-words.ts";

const letter = "Сайн байна уу, танай төсөл надад их таалагдлаа, хамтран ажиллах уу? ";

test("a name put into the same letter is the same letter, in either script and case", () => {
  const long = letter + "Би арван жил программ бичсэн, одоо шинэ баг хайж байна. Өнөөдөр ярилцъя.";
  expect(likeness(`Бат аа! ${long}`, `Сарнай аа! ${long.toUpperCase()}`)).toBeGreaterThan(0.8);
  expect(likeness("Hi there", "HI, THERE!")).toBe(1);
});

test("letters that say different things are different", () => {
  expect(likeness(letter, "Таны мал аж ахуйн туршлага манай санаанд яг хэрэгтэй байна.")).toBeLessThan(0.1);
  expect(likeness("", "")).toBe(0);
});

test("two people may get the same words, a third may not; the same person may get them again", () => {
  const sent = [
    { to: "a", message: letter },
    { to: "b", message: letter },
  ];
  expect(isSentAround(sent.slice(0, 1), { to: "c", message: letter })).toBe(false);
  expect(isSentAround(sent, { to: "c", message: letter })).toBe(true);
  expect(isSentAround(sent, { to: "b", message: letter })).toBe(false);
});
