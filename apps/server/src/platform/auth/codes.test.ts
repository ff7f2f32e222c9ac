import { expect, test } from "vitest";
import { codeAlphabet, codeLength, isCode } from "@khamt/contract/verification-code";
import { newCode } from "./codes.ts";

test("R04 every symbol of a code is equally likely at every place", () => {
  const codes = 40_000;
  const counts = Array.from({ length: codeLength }, () => new Map<string, number>());
  for (let each = 0; each < codes; each += 1) {
    const code = newCode();
    if (!isCode(code)) throw new Error(code);
    for (const [place, symbol] of code.split("").entries())
      counts[place]?.set(symbol, (counts[place].get(symbol) ?? 0) + 1);
  }
  const wanted = codes / codeAlphabet.length;
  for (const count of counts) {
    const chiSquare = codeAlphabet
      .split("")
      .reduce((sum, symbol) => sum + ((count.get(symbol) ?? 0) - wanted) ** 2 / wanted, 0);
    // 18 degrees of freedom: a fair generator is above 66 once in ten million times.
    expect(chiSquare).toBeLessThan(66);
  }
});
