import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { fitOfExperience } from "../../score/facts.ts";
import { fitOfPlace } from "../../score/places.ts";
import type { CofounderProfile } from "../profile.ts";
import { yearsToldIn } from "./read-story.ts";

const language = createLanguage();
const matcher = createMatcher({ language });
const factsOf = (person: Omit<CofounderProfile, "id">) =>
  matcher.analyse("cofounder", { id: "person", ...person }).facts;

describe("where a text and a field disagree, the text counts and the field is shown", () => {
  test.each([
    ["I moved to Darkhan last year.", "darkhan"],
    ["We have recently relocated to Berlin.", "berlin"],
    ["I am a welder, now living in Erdenet.", "erdenet"],
    ["I live in Seoul these days.", "seoul"],
    ["Back in Darkhan since May.", "darkhan"],
    ["Солонгосоос буцаж ирээд Дарханд байна.", "darkhan"],
    ["Дархан руу нүүсэн, гагнуур хийдэг.", "darkhan"],
    ["Одоо Эрдэнэтэд амьдардаг.", "erdenet"],
    ["Хаяг УБ ч 6 сараас Дархандаа байгаа.", "darkhan"],
    ["Odoo Erdeneted amidardag.", "erdenet"],
    ["Darkhan ruu nuusen, gagnuur hiideg hun baina.", "darkhan"],
  ])("a place: “%s”", (bio, place) =>
    expect(factsOf({ bio, location: "Ulaanbaatar" }).place?.value).toBe(place),
  );
  test.each([
    ["I moved to a smaller team.", "ulaanbaatar"],
    ["I moved to Mongolia in spring.", "ulaanbaatar"],
    ["My parents live in Darkhan.", "ulaanbaatar"],
    ["I will move to Seoul next year.", "ulaanbaatar"],
    ["Дарханд төрсөн.", "ulaanbaatar"],
    ["Дарханд хоёр жил ажилласан.", "ulaanbaatar"],
  ])("and else the field: “%s”", (bio, place) =>
    expect(factsOf({ bio, location: "Ulaanbaatar" }).place?.value).toBe(place),
  );
  test.each([
    ["Until May evenings only, after that full time.", "full-time"],
    ["I have only weekends now.", "weekends"],
    ["Evenings only, I keep my job.", "part-time"],
    ["I just have a few hours.", "part-time"],
    ["I can only do weekends.", "weekends"],
    ["Зөвхөн амралтын өдөр ажиллана.", "weekends"],
    ["Part-time from now on.", "part-time"],
    ["Зөвхөн амралтын өдрүүдэд завтай.", "weekends"],
    ["Одоо зөвхөн орой чөлөөтэй.", "part-time"],
    ["Zovhon amraltiin odruuded zavtai.", "weekends"],
  ])("a time: “%s”", (bio, value) =>
    expect(factsOf({ bio, availability: "full-time" }).commitment).toEqual({ value, words: value }),
  );
  test.each([
    "Full-time from March, before that only weekends.",
    "I give classes on weekends.",
    "The shop is open only in winter.",
    "Амралтын өдөр явган аялдаг.",
  ])("and else the field: “%s”", (bio) =>
    expect(factsOf({ bio, availability: "full-time" }).commitment?.value).toBe("full-time"),
  );
});

describe("what the texts of ideas and companies say against their fields", () => {
  const soughtBy = (description: string) =>
    matcher.analyse("idea", { id: "idea", commitment: "full-time", description }).facts.commitment;
  test.each([
    ["We have orders. Evenings are enough for now.", "part-time"],
    ["Looking for a developer part-time.", "part-time"],
    ["Хагас цагаар ажиллах хүн хайж байна.", "part-time"],
    ["Амралтын өдрүүдэд ажиллахад хангалттай.", "weekends"],
    ["Hagas tsagaar ajillah hun haij baina.", "part-time"],
  ])("the time that an idea asks for: “%s”", (description, value) =>
    expect(soughtBy(description)).toEqual({ value, words: value }),
  );
  test.each([
    "A shop that opens in the evenings.",
    "Орой ажилладаг дэлгүүрт зориулсан.",
    "I work on it part-time myself.",
  ])("and else the field: “%s”", (description) => expect(soughtBy(description)?.value).toBe("full-time"));
  const company = (description: string) =>
    matcher.analyse("company", { id: "company", size: "1-10", location: "Ulaanbaatar", description }).facts;
  test.each([
    ["We are now 60 people.", "medium"],
    ["We employ 300.", "large"],
    ["Манай компани одоо 25 ажилтантай.", "small"],
  ])("how many work in a company: “%s”", (description, value) =>
    expect(company(description).size).toEqual({ value, words: value }),
  );
  test.each(["We served 60 people.", "Манай 25 хэрэглэгч.", "A team of 4 works on each project."])(
    "and else the field: “%s”",
    (description) => expect(company(description).size?.value).toBe("startup"),
  );
  test("where a company or an idea has moved", () => {
    expect(company("We have moved to Darkhan.").place?.value).toBe("darkhan");
    const idea = { id: "idea", location: "Berlin", description: "Дархан руу нүүсэн." };
    expect(matcher.analyse("idea", idea).facts.place).toEqual({ value: "darkhan", words: "Darkhan" });
  });
});

describe("how the work is done", () => {
  const styleOf = (description: string) => {
    const idea = { id: "idea", location: "Ulaanbaatar", description };
    const { remote, isTied } = matcher.analyse("idea", idea).facts;
    return remote ? "remote" : isTied && "tied";
  };
  test.each([
    ["Both may work from wherever they are.", "remote"],
    ["Remote is fine.", "remote"],
    ["Evenings, remote or UB.", "remote"],
    ["You can live anywhere.", "remote"],
    ["Зайнаас ч болно.", "remote"],
    ["Хаанаас ч ажиллаж болно.", "remote"],
    ["Байршил хамаагүй.", "remote"],
    ["Haanaas ch ajillaj bolno.", "remote"],
    ["At least three days a week on the site.", "tied"],
    ["Evenings, on site.", "tied"],
    ["You must be on site.", "tied"],
    ["Долоо хоногт гурван өдөр талбай дээр ажиллана.", "tied"],
    ["Зайнаас болохгүй.", "tied"],
    ["We need a grower on site every day.", "tied"],
    ["Need a fitter to be partner and LIVE there.", "tied"],
    ["Эсгүүрчин хэрэгтэй (үйлдвэрт өдөр бүр).", "tied"],
    ["Ховдод суудаг ургамлын хүн хэрэгтэй.", "tied"],
  ])("“%s”: %s", (text, style) => expect(styleOf(text)).toBe(style));
  test.each([
    "People order from anywhere in the city.",
    "We serve remote areas.",
    "Meters are read remotely by our app.",
    "Not moving anywhere.",
    "Тоолуурыг зайнаас уншдаг.",
    "Our app works on site visits.",
    "I moved to Darkhan and live there.",
    "Хөдөө суудаг малчдад зориулсан.",
    "Wanted: (a) a developer; remote is fine. (b) a partner in Erenhot, who runs the warehouse.",
    "Ховдод суудаг ургамлын хүн хэрэгтэй. Мөн тооцоо хөтлөх нэг хүн, зайнаас ч болно.",
  ])("says nothing of it: “%s”", (text) => expect(styleOf(text)).toBeUndefined());
  test("who works elsewhere fits a site badly, and what is done from anywhere well", () => {
    const fit = (description: string) => {
      const idea = matcher.analyse("idea", { id: "idea", location: "Ulaanbaatar", description });
      const person = factsOf({ bio: "Remote only.", location: "Rotterdam" });
      return fitOfPlace(idea.facts, person, language) ?? 0;
    };
    const site = fit("At least three days a week on the site.");
    expect(site).toBeLessThan(fit("A farm."));
    expect(fit("You can live anywhere.")).toBeGreaterThan(site);
  });
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
    ["Lead engineer", "Twelve years in the trade.", 12],
    ["", "Welding for over 15 years.", 15],
    ["", "5+ years building web applications. Happy to mentor junior developers.", 5],
    ["Багш", "Арван жил багшилсан.", 10],
    ["Chief engineer", "Bridges.", 5],
    ["Ерөнхий нягтлан", "Тайлан гаргадаг.", 5],
    ["", "I just graduated.", 1],
    ["Шинэ төгсөгч", "Дизайн хийдэг.", 1],
  ])("%s “%s”: %i", (title, text, years) => expect(yearsToldIn(title, text)?.value).toBe(years));
  test.each([
    "The house is 12 years old.",
    "I mentor junior developers.",
    "I am thirty, 12 years ago I left for work abroad.",
    "Lead generation is what we do.",
    "We teach students.",
    "Оюутнуудад зориулсан апп хийдэг.",
    "Our senior citizens need help.",
    "2018 - now Backend engineer\n2016 - 2018 Junior developer",
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
