import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../index.ts";

const matcher = createMatcher({ language: createLanguage() });

const idea = matcher.analyse("idea", {
  id: "idea",
  title: "Receipts of small shops",
  description: "We read the receipts of shops.",
  industry: "finance",
  requiredSkills: ["accounting", "Kubernetes", "photography", "Korean"],
  commitment: "full-time",
});
const person = matcher.analyse("cofounder", {
  id: "person",
  title: "Нягтлан бодогч",
  bio: "Санхүү хариуцдаг. I do not do photography.",
  skills: ["нягтлан бодох бүртгэл", "Docker"],
  industries: ["finance", "tourism"],
  availability: "weekends",
});
const statistics = matcher.survey([idea, person]);
const laid = matcher.anatomy({ source: idea, candidate: person, statistics });

describe("a pair laid open", () => {
  test("counts a need as covered exactly where a team does", () => {
    const { open } = matcher.team({ asking: idea, candidates: [], present: [person], statistics });
    const missing = laid.needs.filter(({ cover }) => cover !== "covered").map(({ need }) => need);
    expect(missing).toEqual(open.map(({ need }) => need));
    expect(laid.needs.find(({ need }) => need === "accounting")).toMatchObject({
      cover: "covered",
      theirs: "нягтлан бодох бүртгэл",
    });
  });
  test("tells what serves a need in part from what does not serve it", () => {
    const covers = new Map(laid.needs.map(({ need, cover }) => [need, cover]));
    expect(covers.get("Kubernetes")).toBe("partly");
    expect(covers.get("Korean")).toBe("open");
    // Whoever says that they do not do it has nothing of it.
    expect(covers.get("photography")).toBe("open");
  });
  test("says what the other side looks for, and what of it is here", () => {
    expect(laid.wants.map(({ need, cover }) => [need, cover])).toEqual([
      ["finance", "covered"],
      ["tourism", "open"],
    ]);
  });
  test("who lacks the same covers nothing of it", () => {
    const seeker = matcher.analyse("cofounder", { id: "seeker", bio: "I am looking for an accountant." });
    const { wants } = matcher.anatomy({ source: seeker, candidate: idea, statistics });
    expect(wants).toEqual([expect.objectContaining({ need: "accountant", cover: "open" })]);
  });
  test.each([
    [["logo design"], ["logo design"]],
    [[], ["mobile"]],
  ])("a project with the list %j asks for %j, for its category only without one", (requiredSkills, asked) => {
    const project = matcher.analyse("project", { id: "project", category: "mobile", requiredSkills });
    const company = matcher.analyse("company", { id: "company", services: ["logo design"] });
    const { needs } = matcher.anatomy({ source: project, candidate: company, statistics });
    expect(needs.map(({ need }) => need)).toEqual(asked);
  });
  test("of two that are worth the same the one that names the need is told", () => {
    const coder = matcher.analyse("cofounder", {
      id: "coder",
      skills: ["microservices", "backend development"],
    });
    const asking = matcher.analyse("idea", { id: "asking", requiredSkills: ["backend development"] });
    const { needs } = matcher.anatomy({ source: asking, candidate: coder, statistics });
    expect(needs).toEqual([expect.objectContaining({ cover: "covered", theirs: "backend development" })]);
  });
  test("leaves out words of a running text that name no ability", () => {
    const seeker = matcher.analyse("cofounder", {
      id: "seeker",
      bio: "I am looking for a web developer for the shelf at home.",
    });
    const { needs } = matcher.anatomy({ source: seeker, candidate: person, statistics });
    expect(needs.map(({ need }) => need)).toEqual(["web developer"]);
  });
  test.each(["founder", "co-founder"])("misses no %s where everybody is one", (role) => {
    const seeker = matcher.analyse("cofounder", {
      id: "seeker",
      bio: `I am looking for a ${role} and a web developer.`,
    });
    const { wants } = matcher.anatomy({ source: seeker, candidate: idea, statistics });
    expect(wants.map(({ need }) => need)).toEqual(["web developer"]);
  });
  test("sets what both state side by side, in the order of the one who asks", () => {
    const back = matcher.anatomy({ source: person, candidate: idea, statistics });
    expect(laid.terms).toContainEqual({
      factor: "commitment",
      source: "full-time",
      target: "weekends",
      cover: "open",
    });
    expect(back.terms).toContainEqual({
      factor: "commitment",
      source: "weekends",
      target: "full-time",
      cover: "open",
    });
    expect([laid.sourceAsks, back.sourceAsks]).toEqual([true, false]);
    expect(back.needs).toEqual(laid.needs);
    expect(back.factors).toEqual(laid.factors);
  });
  test("gives points to what is better than typical, takes them for what is worse, and none for the unknown", () => {
    const points = new Map(laid.factors.map(({ factor, points }) => [factor, points]));
    expect(points.get("skills")).toBeGreaterThan(0);
    expect(points.get("commitment")).toBeLessThan(0);
    expect(laid.factors.find(({ factor }) => factor === "place")).toMatchObject({
      fit: undefined,
      points: 0,
    });
  });
});
