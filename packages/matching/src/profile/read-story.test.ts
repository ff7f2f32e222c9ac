import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../index.ts";
import { fitOfExperience } from "../score/facts.ts";
import type { CofounderProfile } from "./profile.ts";
import { yearsToldIn } from "./read-story.ts";

const matcher = createMatcher({ language: createLanguage() });
const factsOf = (person: Omit<CofounderProfile, "id">) =>
  matcher.analyse("cofounder", { id: "person", ...person }).facts;

describe("where a text and a field disagree, the text counts and the field is shown", () => {
  test.each([
    ["I moved to Darkhan last year.", "darkhan"],
    ["We have recently relocated to Berlin.", "berlin"],
    ["I am a welder, now living in Erdenet.", "erdenet"],
    ["Дархан руу нүүсэн, гагнуур хийдэг.", "darkhan"],
    ["Одоо Эрдэнэтэд амьдардаг.", "erdenet"],
    ["Odoo Erdeneted amidardag.", "erdenet"],
    ["Darkhan ruu nuusen, gagnuur hiideg hun baina.", "darkhan"],
  ])("a place: “%s”", (bio, place) =>
    expect(factsOf({ bio, location: "Ulaanbaatar" }).place).toEqual({ value: place, words: "Ulaanbaatar" }),
  );
  test.each([
    ["I moved to a smaller team.", "ulaanbaatar"],
    ["I moved to Mongolia in spring.", "ulaanbaatar"],
    ["My parents live in Darkhan.", "ulaanbaatar"],
    ["Дарханд хоёр жил ажилласан.", "ulaanbaatar"],
  ])("and else the field: “%s”", (bio, place) =>
    expect(factsOf({ bio, location: "Ulaanbaatar" }).place?.value).toBe(place),
  );
  test.each([
    ["I have only weekends now.", "weekends"],
    ["Evenings only, I keep my job.", "part-time"],
    ["I just have a few hours.", "part-time"],
    ["Зөвхөн амралтын өдрүүдэд завтай.", "weekends"],
    ["Одоо зөвхөн орой чөлөөтэй.", "part-time"],
    ["Zovhon amraltiin odruuded zavtai.", "weekends"],
  ])("a time: “%s”", (bio, value) =>
    expect(factsOf({ bio, availability: "full-time" }).commitment).toEqual({ value, words: "full-time" }),
  );
  test.each([
    "I give classes on weekends.",
    "The shop is open only in winter.",
    "Амралтын өдөр явган аялдаг.",
  ])("and else the field: “%s”", (bio) =>
    expect(factsOf({ bio, availability: "full-time" }).commitment?.value).toBe("full-time"),
  );
});

describe("how long somebody has done their work", () => {
  test.each([
    ["", "I have worked as a welder for 12 years.", 12],
    ["", "15 years of experience in accounting.", 15],
    ["", "Би 8 жил нягтлангаар ажилласан.", 8],
    ["", "Bi 6 jil turshlagatai programmist.", 6],
    ["Junior developer", "I like React.", 1],
    ["", "I am a final-year student of law.", 1],
    ["Дадлагажигч нягтлан", "Сурч байна.", 1],
    ["Senior accountant", "I keep books.", 5],
    ["Ахлах инженер", "Зам барьдаг.", 5],
  ])("%s “%s”: %i", (title, text, years) => expect(yearsToldIn(title, text)?.value).toBe(years));
  test.each([
    "The house is 12 years old.",
    "We teach students.",
    "Оюутнуудад зориулсан апп хийдэг.",
    "Our senior citizens need help.",
  ])("is not told by “%s”", (text) => expect(yearsToldIn("", text)).toBeUndefined());
  test("is taken from the field where there is one", () =>
    expect(factsOf({ title: "Junior developer", experience: "5-10" }).years?.value).toBe(5));
  test("makes a beginner a poorer answer to who asks for a senior", () => {
    const asked = matcher.analyse("idea", { id: "idea", requiredSkills: ["senior React developer"] }).facts;
    const fit = (title: string) => fitOfExperience(asked, factsOf({ title })) ?? Number.NaN;
    expect(fit("Senior React developer")).toBe(1);
    expect(fit("Junior React developer")).toBeLessThan(0.3);
  });
});
