import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { conceptsOf } from "../named.ts";

const matcher = createMatcher({ language: createLanguage() });
const offeredIn = (bio: string) =>
  matcher.analyse("cofounder", { id: "person", bio }).offers.flatMap(conceptsOf);

describe("where somebody worked", () => {
  test.each([
    ["Receptionist, three years at a dental clinic.", "dentistry", "dental-industry"],
    ["Банкинд программист хийж байсан.", "banking", "banking-industry"],
    ["Музейд нягтлан хийж байсан.", "museum-work", "arts-culture-industry"],
  ])("is of a field and no skill: “%s”", (bio, skill, field) => {
    expect(offeredIn(bio)).toContain(field);
    expect(offeredIn(bio)).not.toContain(skill);
  });
  test.each([
    ["I run a dental clinic.", "dentistry"],
    ["Эмийн сан ажиллуулдаг.", "pharmacy"],
  ])("is what they do who run it: “%s”", (bio, skill) => expect(offeredIn(bio)).toContain(skill));
  test("who employed them says what they are no more than that", () => {
    expect(offeredIn("I weld. I worked for a freight forwarder.")).not.toContain("freight-forwarding");
    expect(offeredIn("I am a freight forwarder.")).toContain("freight-forwarding");
  });
  test.each([
    ["I studied law at a university in Darkhan. I weld.", "universities-colleges"],
    ["Bachelor's degree, National University. I weld.", "universities-colleges"],
    ["Их сургуульд сурч төгссөн. Гагнуур хийдэг.", "education-industry"],
    ["МУИС-д суралцсан. Гагнуур хийдэг.", "universities-colleges"],
  ])("where somebody studied is no field of theirs: “%s”", (bio, field) => {
    expect(offeredIn(bio)).not.toContain(field);
    expect(offeredIn(bio)).toContain("welding");
  });
  test.each([
    ["I teach at a university. I studied in Berlin.", "universities-colleges"],
    ["Их сургуульд багшилдаг.", "education-industry"],
  ])("but where they teach is: “%s”", (bio, field) => expect(offeredIn(bio)).toContain(field));
});
