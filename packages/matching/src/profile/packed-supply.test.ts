import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { createSupplyPacking } from "./packed-supply.ts";

const { analyse } = createMatcher({ language: createLanguage() });

const profiles = [
  { skills: "accounting, Go, export of felt", bio: "I kept the books of a cashmere factory." },
  { skills: "нягтлан бодох бүртгэл, zorblaxia", bio: "Борлуулалт, маркетинг хийж байсан." },
  { skills: "", bio: "" },
];

test("a packed supply answers as it did, in the same order", () => {
  const pack = createSupplyPacking();
  const read = profiles.map(({ skills, bio }, at) =>
    analyse("cofounder", { id: String(at), skills: skills.split(", "), bio }),
  );
  const packed = read.map(pack);
  const keys = new Set(read.flatMap(({ supply }) => [...supply.all.keys(), ...supply.offers.keys()]));
  expect(keys.size).toBeGreaterThan(20);
  for (const [at, { supply }] of read.entries())
    for (const side of ["offers", "all"] as const) {
      const [before, after] = [supply[side], packed[at]?.[side]];
      expect([...(after ?? [])]).toEqual([...before]);
      expect([...(after?.keys() ?? [])]).toEqual([...before.keys()]);
      expect([...(after?.values() ?? [])]).toEqual([...before.values()]);
      expect(after?.size).toBe(before.size);
      const told: unknown[] = [];
      after?.forEach((serving, key) => told.push([key, serving]));
      expect(told).toEqual([...before]);
      for (const key of [...keys, "nothing"]) {
        expect(after?.has(key)).toBe(before.has(key));
        expect(after?.get(key)).toEqual(before.get(key));
        // The mention is the profile's own, by which words are told apart.
        expect(after?.get(key)?.mention).toBe(before.get(key)?.mention);
      }
    }
});
