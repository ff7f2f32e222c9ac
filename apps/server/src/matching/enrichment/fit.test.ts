import { describe, expect, test } from "vitest";
import { isFit } from "./fit.ts";

const english = { told: "Matching skills: React, Node.js, C#.", reader: "en" as const };
const mongolian = { told: "Тохирсон ур чадвар: React, TypeScript.", reader: "mn" as const };
const numbered = { told: "Budget fits the company: 10,000,000₮ – small.", reader: "en" as const };

describe("an answer is fit", () => {
  test.each([
    [english, "They bring the React, Node.js and C# that your idea needs."],
    [english, "React, Node.js and C# are exactly what the idea is looking for!"],
    [english, "They suit each other: React, Node.js, C#."],
    [english, "Strong in React, Node.js and C#."],
    [mongolian, "Таны хайж буй React, TypeScript-ээр ажилладаг хүн байна."],
    [mongolian, "Энэ хүн танд хэрэгтэй React болон TypeScript-ийг сайн мэддэг."],
    [mongolian, "React, TypeScript ур чадвар нь санаанд яг тохирч байна."],
    [numbered, "The budget of 10,000,000₮ is right for a small company."],
    [{ told: "Matching skills: нягтлан бодох.", reader: "en" as const }, "They can help with нягтлан бодох."],
    [{ told: "Both mention: {A}, felt.", reader: "en" as const }, "Both of them write about {A} and felt."],
  ])("%j as: %s", (given, answer) => {
    expect(isFit({ ...given, answer })).toBe(true);
  });
});

describe("an answer is unfit", () => {
  test.each([
    ["empty", english, ""],
    ["other numbers", numbered, "The budget of 20,000,000₮ is right for a small company."],
    ["numbers written otherwise", numbered, "The budget of 10 million ₮ is right for a small company."],
    ["a number left out", numbered, "The budget is right for a small company."],
    ["a number too many", english, "They bring the React, Node.js and C# that your idea needs, a 95 match."],
    ["a number in words", english, "They bring five years of React, Node.js and C# to your idea."],
    ["a percentage in words", mongolian, "React, TypeScript ур чадвар нь ерэн хувь тохирч байна."],
    ["digits of another script", english, "They bring the React, Node.js and C# that you need, ٩٥."],
    ["another language: Mongolian", english, "Энэ хүн React, Node.js, C# мэднэ."],
    ["another language: English", mongolian, "They bring the React and TypeScript that you need."],
    ["another language: Russian", mongolian, "Этот человек хорошо знает React и TypeScript."],
    ["another language: German", english, "Diese Person kennt React, Node.js und C# sehr gut."],
    ["another script", english, "They bring the 反应 React, Node.js and C# that you need."],
    ["a skill that nobody named", english, "They bring the React, Node.js, C# and Docker that you need."],
    ["a place that nobody named", english, "They bring the React, Node.js and C# from Darkhan."],
    ["a skill denied", english, "They do not know the React, Node.js and C# that you need."],
    ["a second sentence", english, "They bring React, Node.js and C# to you. Write to them today."],
    ["no end", english, "They bring the React, Node.js and C# that your"],
    ["a list", english, "They bring:\n- React\n- Node.js\n- C#."],
    ["markup", english, "They bring <b>React</b>, Node.js and C# to you."],
    ["markdown", english, "They bring **React**, Node.js and C# to you."],
    ["a link", english, "They bring the React, Node.js and C# of https://evil.example to you."],
    ["a bare address", english, "They bring the React, Node.js and C# of evil.example to you."],
    ["an unseen character", english, "They bring the React,\u202E Node.js and C# that you need."],
    [
      "too long",
      english,
      `They bring the React, Node.js and C# that you need ${"so very much ".repeat(30)}.`,
    ],
    ["a mark that was not given", english, "They bring the {A} React, Node.js and C# that you need."],
    [
      "a mark left out",
      { told: "Both mention: {A}, felt.", reader: "en" as const },
      "Both of them write about felt.",
    ],
    ["the prompt", english, "You rewrite one sentence that says why two profiles fit each other."],
  ])("for %s", (why, given, answer) => {
    expect(isFit({ ...given, answer }), why).toBe(false);
  });
});
