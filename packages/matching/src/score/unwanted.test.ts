import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { conceptsOf } from "../profile/named.ts";

const matcher = createMatcher({ language: createLanguage() });

const greenhouse = (text: string) =>
  matcher.analyse("idea", {
    id: `idea ${text}`,
    title: "Өвлийн хүлэмж",
    description: `Хүлэмжинд өргөст хэмх, улаан лооль тарина. ${text}`,
    requiredSkills: ["ногооны борлуулалт"],
    tags: ["хүлэмж", "ногоо", "ургамал хамгаалал"],
    location: "Сэлэнгэ",
    industry: "agriculture",
    commitment: "full-time",
  });
const person = (title: string, bio = "") =>
  matcher.analyse("cofounder", {
    id: title,
    title,
    bio: `Хүлэмжийн өргөст хэмх, улаан лооль 8 жил. ${bio}`,
    skills: ["хүлэмжийн аж ахуй", "ургамал хамгаалал", "ногооны борлуулалт"],
    location: "Сэлэнгэ",
    industries: ["agriculture"],
    availability: "full-time",
  });

/** With the person, of an idea that says so and of one that does not. */
function both(text: string, candidate = person("Агрономич")) {
  const ideas = [greenhouse(text), greenhouse("")];
  const statistics = matcher.survey([...ideas, candidate]);
  return ideas.map((source) => {
    const [match] = matcher.rank({ source, candidates: [candidate], statistics });
    if (match === undefined) throw new Error("they do not meet");
    const against = match.reasons.filter(({ isUnwanted }) => isUnwanted);
    return { percent: match.percent, told: matcher.explain({ ...match, reasons: against }, "en").reasons };
  });
}

describe("who is refused for what they are is nearly out, and it is told", () => {
  test.each([
    ["Агрономич хэрэггүй, өөрөө агрономич."],
    ["Өөрөө агрономич мэргэжилтэй болохоор тариалалт дээр хүн хэрэггүй."],
    ["Agronomich hun hereggui, bi ooroo agronomich."],
    ["No agronomist, I am one myself."],
    ["We do not need an agronomist."],
    ["Agronomists please don't apply."],
    ["No more agronomists pls."],
  ])("%s", (text) => {
    const [refused, free] = both(text);
    expect(free?.percent).toBeGreaterThan(50);
    expect(refused?.percent).toBeLessThan((free?.percent ?? 0) / 2);
    expect(refused?.told).toEqual([expect.stringMatching(/not needed: (agronomist|crop farming)/)]);
  });

  test.each(["Not a student, please.", "Оюутан биш.", "Oyutan bish."])("a student: %s", (text) => {
    const [refused, free] = both(text, person("3rd year agronomy student"));
    expect(refused?.percent).toBeLessThan((free?.percent ?? 0) / 2);
    expect(refused?.told).toEqual(["The text suggests that this is not needed: students."]);
  });
});

test.each(["Манайд агрономич бий.", "We already have two agronomists.", "I am an agronomist myself."])(
  "who is there already is needed less: %s",
  (text) => {
    const [had, free] = both(text);
    expect(had?.percent).toBeLessThan((free?.percent ?? 0) - 5);
  },
);

test("who is demanded is wanted, whoever else is there", () => {
  expect(both("We have mock-ups, an agronomist is essential.")[0]?.told).toEqual([]);
});

test("who serves what is asked for all the same is not refused with others of the trade", () => {
  const source = matcher.analyse("idea", {
    id: "idea",
    description: "We already have two developers, no more developers please.",
    requiredSkills: ["mobile development"],
  });
  const rank = (title: string) =>
    matcher.rank({ source, candidates: [matcher.analyse("cofounder", { id: title, title })] })[0]?.reasons ??
    [];
  expect(rank("Mobile developer").filter(({ isUnwanted }) => isUnwanted)).toEqual([]);
  expect(rank("Backend developer").filter(({ isUnwanted }) => isUnwanted)).toHaveLength(1);
});

describe("a company that needs no more of its own trade", () => {
  const bookkeepers = (text: string) =>
    matcher.analyse("company", {
      id: `company ${text}`,
      description: `We keep the books of small firms. ${text}`,
      services: ["accounting", "tax reports"],
      industry: "finance",
      location: "Ulaanbaatar",
    });
  const accountant = matcher.analyse("cofounder", {
    id: "accountant",
    title: "Accountant",
    skills: ["accounting", "tax reports"],
    industries: ["finance"],
    location: "Ulaanbaatar",
  });
  const books = matcher.analyse("project", {
    id: "project",
    requiredSkills: ["accounting", "tax reports"],
    preferredLocation: "Ulaanbaatar",
  });
  const percentWith = (text: string, candidate = accountant) => {
    const source = bookkeepers(text);
    const statistics = matcher.survey([source, candidate]);
    return matcher.rank({ source, candidates: [candidate], statistics })[0]?.percent ?? 0;
  };

  test.each([
    "Six accountants, so no more of those.",
    "Accountants: thanks, we've got six.",
    "Нягтлан бодогч нар маань бүрэн.",
    "Нягтлан дахиж авахгүй.",
  ])("does not look for one: “%s”", (text) => {
    expect(percentWith(text)).toBeLessThan(percentWith("") / 2);
  });

  test("looks for whom it names all the same", () => {
    const text = "Bookkeepers: thanks, we've got six.";
    expect(percentWith(`${text} We need an accountant.`)).toBeGreaterThan(2 * percentWith(text));
  });

  test("does the work all the same", () => {
    expect(percentWith("Six accountants, so no more of those.", books)).toBe(percentWith("", books));
  });
});

describe("whom a text does not look for", () => {
  const unwantedBy = (kind: "idea" | "company", description: string) =>
    matcher.analyse(kind, { id: "text", description }).unwanted;
  test("is nobody where a thing is not bought", () =>
    expect(unwantedBy("company", "Ноолуур авахгүй. Сүлжмэл оёдог.")).toEqual([]));
  test("is nobody of another kind of company", () =>
    expect(unwantedBy("idea", "Chemist wanted. Equipment company please dont call.")).toEqual([]));
});

test("who leaves agencies is found by none", () => {
  const agency = matcher.analyse("company", {
    id: "agency",
    name: "Salkhi agency",
    description: "Performance marketing.",
    services: ["performance marketing", "SEO"],
  });
  const percentOf = (bio: string) => {
    const source = matcher.analyse("cofounder", { id: bio, bio, skills: ["performance marketing", "SEO"] });
    return matcher.rank({ source, candidates: [agency] })[0]?.percent ?? 0;
  };
  expect(percentOf("Four years of ads. Not agency work again.")).toBeLessThan(
    percentOf("Four years of ads.") / 2,
  );
});

test("what somebody who asks cannot do is what they need", () => {
  const needsOf = (description: string) =>
    matcher.analyse("idea", { id: "idea", description }).needs.flatMap(conceptsOf);
  expect(needsOf("None of us can code.")).toContain("software-development");
  expect(needsOf("I cannot do marketing.")).toContain("marketing");
  expect(needsOf("Би код бичиж чадахгүй.")).toContain("software-development");
  expect(needsOf("No marketing people please.")).not.toContain("marketing");
});

describe("of the few words of a wish", () => {
  const nurse = matcher.analyse("cofounder", { id: "nurse", title: "Nurse", skills: ["nursing"] });
  const student = matcher.analyse("cofounder", {
    id: "student",
    title: "Nursing student",
    skills: ["nursing"],
  });
  const statistics = matcher.survey([nurse, student]);
  const percents = (text: string) => {
    const source = matcher.analyse("idea", { id: "wish", wish: { text, target: "cofounder" } });
    const found = matcher.rank({ source, candidates: [nurse, student], statistics });
    return (id: string) => found.find((match) => match.id === id)?.percent ?? 0;
  };
  test.each(["nurse, not a student", "сувилагч хэрэгтэй, оюутан биш"])("“%s” refuses students", (text) => {
    const of = percents(text);
    expect(of("nurse")).toBeGreaterThan(70);
    expect(of("student")).toBeLessThan(of("nurse") / 2);
  });
  test("what is there already is not wished for", () => {
    expect(percents("we have a cook, need a nurse")("nurse")).toBe(percents("need a nurse")("nurse"));
  });
  test("either of two is what is wished for", () => {
    expect(percents("nurse or midwife needed")("nurse")).toBe(percents("nurse needed")("nurse"));
  });
});
