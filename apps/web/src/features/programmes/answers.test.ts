import { expect, it } from "vitest";
import { carryOver } from "./answers.ts";

const before = { asked: ["Who?", "What?", "Why?"], answers: ["We", "Felt", "Warmth"] };

it.each([
  ["as they were", ["Who?", "What?", "Why?"], ["We", "Felt", "Warmth"]],
  ["in another order", ["Why?", "Who?", "What?"], ["Warmth", "We", "Felt"]],
  ["with one more at the beginning", ["Where?", "Who?", "What?", "Why?"], ["", "We", "Felt", "Warmth"]],
  ["with one left out", ["Who?", "Why?"], ["We", "Warmth"]],
  ["one in other words", ["Who?", "What exactly?", "Why?"], ["We", "Felt", "Warmth"]],
])("has each answer with its own question where they are asked %s", (_, now, answers) => {
  expect(carryOver(before, now)).toEqual(answers);
});
