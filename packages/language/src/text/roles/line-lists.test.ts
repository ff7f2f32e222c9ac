import { expect, test } from "vitest";
import { createLanguage } from "../../language.ts";

function rolesIn(text: string): readonly (string | undefined)[] {
  return createLanguage()
    .findConcepts(text)
    .flatMap(({ concept, role }) =>
      ["welder", "accounting", "design", "translation"].includes(concept) ? [role] : [],
    );
}

test.each([
  "We need:\n- a welder\n- accounting\n- design, if possible",
  "Looking for\n• welder\n• accounting.\n• design",
  "Хэрэгтэй:\n1. гагнуурчин\n2. нягтлан бодох бүртгэл\n3. дизайн",
  "LOOKING FOR:\nwelder\naccounting\ndesign",
  "**Looking for** 👇\n✅ welder\n✅ accounting\n✅ design",
  "We are looking for the following people:\n- welder\n- accounting\n- design",
  "Хайж байгаа хүмүүс:\n- гагнуурчин\n- нягтлан бодох бүртгэл\n- дизайн",
  "Манайд хэрэгтэй ур чадвар:\n- гагнуурчин\n- нягтлан бодох бүртгэл\n- дизайн",
])("every line below a heading is what it says: %j", (text) => {
  expect(rolesIn(text)).toEqual(["need", "need", "need"]);
});

test("what is refused above the lines is refused in each", () => {
  expect(rolesIn("Not my thing:\n- accounting\n- design")).toEqual(["not", "not"]);
});

test.each([
  "We need:\n- a welder\n\nAccounting is done, and so are design and all that we ever had to do.",
  "We need:\n- a welder\nAbout us:\n- accounting\n- design",
  "We need a welder.\n- accounting\n- design",
])("a list ends with its lines: %j", (text) => {
  const [welder, ...others] = rolesIn(text);
  expect(welder).toBe("need");
  expect(others).toHaveLength(2);
  expect(others).not.toContain("need");
});
