import { readFile } from "node:fs/promises";
import { expect, test } from "./tools/test.ts";

const published = "node_modules/@fontsource-variable/manrope/files/manrope-BLOCK-wght-normal.woff2";
const files = {
  joined: "apps/web/src/styles/manrope-cyrillic-wght-normal.woff2",
  cyrillic: published.replace("BLOCK", "cyrillic"),
  extended: published.replace("BLOCK", "cyrillic-ext"),
  currency: published.replace("BLOCK", "latin-ext"),
};
const range = (first: string, last: string) =>
  Array.from({ length: (last.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + 1 }, (_, index) =>
    String.fromCodePoint((first.codePointAt(0) ?? 0) + index),
  );
const origins = {
  cyrillic: [" ", "\u00A0", ...range("\u0400", "\u045F"), "Ґ", "ґ", "№"],
  extended: ["Ү", "ү", "Һ", "һ", "Ө", "ө"],
  currency: ["₮"],
};

test("the joined font draws each letter as the published files do", async ({ page }) => {
  const faces = await Promise.all(
    Object.entries(files).map(async ([family, file]) => {
      const content = await readFile(file, "base64");
      return `@font-face { font-family: ${family}; font-weight: 200 800; src: url("data:font/woff2;base64,${content}") }`;
    }),
  );
  await page.setContent(`<style>${faces.join("\n")}</style>`);
  const drawn = await page.evaluate(drawAll, origins);
  expect(drawn.length).toBe(2 * Object.values(origins).flat().length);
  for (const { letter, weight, joined, origin } of drawn) {
    const name = `${letter} at ${weight}`;
    // The system's hinting knows the letters beside it: an edge may lie a pixel elsewhere.
    for (const [index, place] of joined.places.entries())
      expect(Math.abs(place - (origin.places[index] ?? NaN)), `places of ${name}`).toBeLessThanOrEqual(1);
    expect(Math.abs(joined.ink - origin.ink), `ink of ${name}`).toBeLessThanOrEqual(0.02 * origin.ink);
  }
  const ink = (letter: string, weight: number) =>
    drawn.find((each) => each.letter === letter && each.weight === weight)?.joined.ink ?? 0;
  expect(ink("ө", 800), "a bold letter").toBeGreaterThan(1.5 * ink("ө", 400));
});

/** In the page. */
async function drawAll(letters: Record<string, string[]>) {
  const size = 400;
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws nothing.");
  const draw = (family: string, weight: number, letter: string) => {
    context.clearRect(0, 0, size, size);
    context.font = `${weight} 200px ${family}`;
    context.fillText(letter, 60, 260);
    const pixels = new Uint32Array(context.getImageData(0, 0, size, size).data.buffer);
    let ink = 0;
    let [left, top, right, bottom] = [size, size, -1, -1];
    for (let at = 0; at < pixels.length; at += 1) {
      if ((pixels[at] ?? 0) >>> 24 <= 127) continue;
      ink += 1;
      const row = Math.floor(at / size);
      [left, right] = [Math.min(left, at % size), Math.max(right, at % size)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    }
    const edges = ink === 0 ? [] : [left, right, top, bottom];
    return { ink, places: [context.measureText(letter).width, ...edges] };
  };
  const drawn = [];
  for (const weight of [400, 800])
    for (const [family, all] of Object.entries(letters)) {
      for (const each of [family, "joined"]) await document.fonts.load(`${weight} 200px ${each}`);
      for (const letter of all)
        drawn.push({
          letter,
          weight,
          joined: draw("joined", weight, letter),
          origin: draw(family, weight, letter),
        });
    }
  return drawn;
}
