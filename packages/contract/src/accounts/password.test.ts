import { describe, expect, test } from "vitest";
import { generatePassword, passwordRules, passwordScore, passwordStrength } from "./password.ts";

test.each([
  ["", 0, "weak"],
  ["abc", 1, "weak"],
  ["abcdefg", 1, "weak"],
  ["abcdefgh", 2, "medium"],
  ["Abcdefgh", 3, "medium"],
  ["Abcdefg1", 4, "strong"],
  ["Abcdef1!", 5, "strong"],
  ["Нууцүг12", 4, "strong"],
  ["A1!", 3, "medium"],
])("%j scores %i and is %s", (password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(passwordStrength(score)).toBe(strength);
});

describe("a generated password", () => {
  test("has 12 characters and at least one of each group, whatever the numbers drawn", () => {
    let state = 1;
    const below = (limit: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
    for (const draw of [below, () => 0, (limit: number) => limit - 1]) {
      for (let round = 0; round < 200; round += 1) {
        const password = generatePassword(draw);
        expect(password).toHaveLength(12);
        for (const holds of Object.values(passwordRules)) expect(holds(password), password).toBe(true);
        expect(password).toMatch(/[!@#$%^&*]/);
      }
    }
  });
});
