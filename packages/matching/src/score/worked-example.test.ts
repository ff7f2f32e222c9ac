// docs/matching.md follows one match with its figures. The profiles are read from there, and the figures must be right.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { type Features, fullGain, type Mention } from "../profile/features.ts";
import { type NeedPart, needPartsOf } from "./need-parts.ts";
import { type Factor, weighedNeedsOf } from "./overlap.ts";
import { type PairScore, scorePair } from "./score.ts";
import { baseLogOdds, type Direction } from "./weights.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/matching.md"), "utf8");

test("the document follows a match from profile to percentage with the engine's own figures", () => {
  const { idea, person } = JSON.parse(blockOf("json"));
  const language = createLanguage();
  const matcher = createMatcher({ language });
  const [asking, offering] = [matcher.analyse("idea", idea), matcher.analyse("cofounder", person)];
  const statistics = matcher.survey([asking, offering]);
  const pair = scorePair("idea-cofounder", { asking, offering }, { language, statistics });
  expect(blockOf("text")).toBe(
    [
      "1. profile/reading/read-profile.ts",
      ...linesOf("idea", asking),
      ...linesOf("person", offering),
      "2. score/factors.ts",
      `asked       ${needPartsOf(weighedNeedsOf(asking), statistics).map(shareOf).join(", ")}`,
      ...Object.entries(pair.factors).flatMap(([name, factor]) =>
        factor.fit === undefined
          ? []
          : `${name.padEnd(10)}  ${factor.fit.toFixed(3)}${gainsOf(name, factor)}`,
      ),
      "3. score/score.ts",
      ...(["wanted", "offered"] as const).map((direction) => judgementOf(pair, direction)),
      `confidence  ${pair.confidence.toFixed(2)}`,
      `score       ${pair.score.toFixed(3)}`,
      `percentage  ${pair.percent} %`,
      "",
    ].join("\n"),
  );
});

function blockOf(name: string): string {
  return page.split(`\`\`\`${name}\n`)[1]?.split("```")[0] ?? "";
}

function linesOf(whose: string, { needs, offers, topics }: Features): string[] {
  return Object.entries({ needs, offers, topics }).flatMap(([side, mentions]) =>
    mentions.length === 0 ? [] : `${whose} ${side}: ${plainest(mentions)}`,
  );
}

function plainest(mentions: readonly Mention[]): string {
  const weights = new Map<string, number>();
  for (const { parts, weight } of mentions) {
    const name = parts.map(({ concepts, term }) => concepts.join("|") || term).join("+");
    weights.set(name, Math.max(weight, weights.get(name) ?? 0));
  }
  return [...weights].map(([name, weight]) => `${name} ${Number(weight.toFixed(2))}`).join(", ");
}

function shareOf({ keys, share }: NeedPart): string {
  return `${keys.join("|")} ${share}`;
}

function gainsOf(name: string, { evidence }: Factor): string {
  if (name === "skills" || evidence.length === 0) return "";
  return `: ${evidence.map(({ concept, gain }) => `${concept} ${(gain / fullGain).toFixed(2)}`).join(", ")}`;
}

function judgementOf({ contributions, conflicts, chance }: PairScore, of: Direction): string {
  const terms = [
    ...contributions.filter(({ direction }) => direction === of),
    ...conflicts.map(({ factor, penalty }) => ({ factor: `${factor} differs`, value: -penalty })),
    { factor: "chance", value: -chance },
  ];
  const z = terms.reduce((sum, { value }) => sum + value, baseLogOdds);
  const sum = terms.map(({ factor, value }) => `${signed(value)} ${factor}`).join(" ");
  return `${of.padEnd(10)}  ${baseLogOdds} ${sum} = ${signed(z)}, p ${(1 / (1 + Math.exp(-z))).toFixed(3)}`;
}

function signed(value: number): string {
  return `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(2)}`;
}
