import { describe, expect, test } from "vitest";
import {
  employersRefusedIn,
  standingsOfCompany,
  standingsOfPerson,
  standingsRefusedIn,
} from "./standings.ts";

describe("who is refused by what they are", () => {
  test.each([
    ["Need a senior person, not a student pls.", "is:student"],
    ["Оюутан биш, туршлагатай хүн.", "is:student"],
    ["oyutan bish, 5 jil ajillasan hun", "is:student"],
    ["Students need not apply.", "is:student"],
    ["сурагч хэрэггүй", "is:student"],
    ["Коуч, оюутан нар уучлаарай.", "is:student"],
    ["No juniors, please.", "is:beginner"],
    ["туршлагагүй хүн авахгүй", "is:beginner"],
    ["no agencies", "is:agency"],
    ["Агентлаг биш, хувь хүн хайж байна.", "is:agency"],
    ["agencies please don't write", "is:agency"],
    ["Companies please dont call.", "is:company"],
    ["Any company please don't call.", "is:company"],
    ["компани хэрэггүй", "is:company"],
    ["No companies, only persons.", "is:company"],
  ])("“%s”: %s", (text, standing) => expect(standingsRefusedIn(text)).toEqual([standing]));

  test("of two that one sentence refuses both are", () =>
    expect(standingsRefusedIn("Оюутан, шинээр төгссөн хүн биш.")).toEqual(["is:student", "is:beginner"]));

  test.each([
    "An app for students.",
    "I am not a student.",
    "Би оюутан биш.",
    "No company in Mongolia makes this.",
    "There is no agency that does it well.",
    "Without students the town is empty.",
    "No student loans are needed for it.",
    "Оюутнуудад зориулсан апп.",
    "Манай компани биш, хамтрагч хийнэ.",
    "Equipment company please dont call.",
    "Тоног төхөөрөмжийн компани хэрэггүй.",
    "Барилгын компани биш хувь хүн байсан ч болно.",
  ])("“%s” refuses nobody", (text) => expect(standingsRefusedIn(text)).toEqual([]));
});

test.each([
  ["3rd year electronics student", "I solder.", ["is:student"]],
  ["Psychologist", "2nd year psychology by correspondence.", ["is:student"]],
  ["Эдийн засагч", "Сэтгэл судлалын 3-р курс.", ["is:student"]],
  ["Developer", "I am a student and work in the evenings.", ["is:student"]],
  ["Шүдний техникийн оюутан", "Лаваар сийлж сурч байгаа.", ["is:student"]],
  ["gagnuuriin angiin suragch", "", ["is:student"]],
  ["Junior developer", "", ["is:beginner"]],
  ["Teacher", "My students like me. I was a member of the student council.", []],
  ["Багш", "Би оюутан байхдаа ажилласан.", []],
] as const)("a person who says “%s. %s” is %j", (title, text, standings) =>
  expect(standingsOfPerson(title, text)).toEqual(standings),
);

test.each([
  ["Pixel steppe", "Web agency. News sites.", ["is:company", "is:agency"]],
  ["Ineemseglel dental", "3 branches, 11 dentists. We buy marketing from an agency.", ["is:company"]],
] as const)("a company that says “%s. %s” is %j", (name, text, standings) =>
  expect(standingsOfCompany(name, text)).toEqual(standings),
);

describe("where somebody does not want to work", () => {
  test.each([
    "Five years in an agency and not agency work again.",
    "I am done with agencies.",
    "I won't go back to an agency.",
    "Агентлагт дахин цалинтай суухгүй.",
    "Agency-гийн ажил бол дахиж үгүй.",
    "Agentlagt dahij ajillahgui.",
  ])("“%s”", (text) => expect(employersRefusedIn(text)).toEqual(["is:agency"]));
  test.each([
    "Five years in an agency.",
    "I like agency work, not product work.",
    "Agencies are not my competitors.",
    "Агентлагт 4 жил ажилласан, дахиад ажиллана.",
  ])("“%s” refuses no agency", (text) => expect(employersRefusedIn(text)).toEqual([]));
});
