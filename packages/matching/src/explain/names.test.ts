import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../index.ts";

const matcher = createMatcher({ language: createLanguage() });

test("what both name by one word, in another form, is called by it, in its reader's language", () => {
  const source = matcher.analyse("project", { id: "project", title: "Climbing wall", description: "12 m." });
  const company = matcher.analyse("company", { id: "company", services: ["climbing walls"] });
  const [match] = matcher.rank({
    source,
    candidates: [company],
    statistics: matcher.survey([source, company]),
  });
  const told = (language: "en" | "mn") => match && matcher.explain(match, language).summary;
  expect(told("en")).toContain("climbing wall.");
  expect(told("mn")).toContain("цана ба хад авиралт");
});
