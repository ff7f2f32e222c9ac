import { expect, test } from "vitest";
import { managedProgramme } from "../../../test/fixtures.ts";
import { copyOf, inputOf, typedOf } from "./typed.ts";

test("a deadline is typed where the organisers are, and left out where none is typed", () => {
  const spring = { ...managedProgramme("Spring"), closesAt: "2026-12-02T15:59:00.000Z" };
  expect(typedOf(spring).closesAt).toBe("2026-12-02T23:59");
  expect(inputOf(typedOf(spring)).closesAt).toBe(spring.closesAt);
  expect(inputOf(typedOf(undefined)).closesAt).toBeNull();
});

test("a copy is of the next year, with the words and questions, and without what belongs to the old one's days", () => {
  const picture = { url: "/files/picture-of-a-hall", alt: { en: "A hall", mn: "Танхим" } };
  const old = {
    ...managedProgramme("Spring"),
    name: { en: "Spring 2026", mn: "2026 оны хавар" },
    slug: "spring-2026",
    startsOn: "2026-03-01",
    endsOn: "2026-05-01",
    closesAt: "2026-02-01T15:59:00.000Z",
    questions: [{ text: { en: "Why?", mn: "Яагаад?" }, isRequired: true }],
    picture,
  };
  expect(copyOf(old)).toEqual({
    ...typedOf({ ...old, startsOn: null, endsOn: null, closesAt: null, picture: null }),
    nameEn: "Spring 2027",
    nameMn: "2027 оны хавар",
    slug: "spring-2027",
  });
  expect(copyOf({ ...old, slug: "spring" }).slug, "it is taken").toBe("");
  expect(copyOf({ ...old, slug: "spring-120261" }).slug, "no year").toBe("");
});
