import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scoreBand, scoreText } from "./score-ring.tsx";

it("bands a percentage from 90, 80 and 70 on, each with a colour of its own", () => {
  expect([100, 90, 89, 80, 79, 70, 69, 0].map(scoreBand)).toEqual([
    "high",
    "high",
    "good",
    "good",
    "fair",
    "fair",
    "low",
    "low",
  ]);
  const theme = readFileSync(new URL("../../theme.css", import.meta.url), "utf8");
  for (const [band, name] of Object.entries({ high: "green", good: "blue", fair: "yellow", low: "grey" })) {
    const token = scoreText[band as keyof typeof scoreText].replace("text-", "--color-");
    const pair = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme)?.slice(1);
    expect(pair?.map(colourName), band).toEqual([name, name]);
  }
});

/** By hue and saturation, as HSL has them. */
function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const saturation = (most - least) / (255 - Math.abs(most + least - 255));
  if (saturation < 0.3) return "grey";
  if (most === green) return "green";
  return most === blue ? "blue" : "yellow";
}
