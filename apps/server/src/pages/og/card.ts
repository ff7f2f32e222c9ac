import sharp from "sharp";
import { breakLines, draw, drawable, type Placed } from "./lettering.ts";

/** What the picture of a link says. */
export type Card = { kind: string; name: string; place: string | null; brand: string; colour: string };

export const usualColour = "#0a5cab";

const cardSize = { width: 1200, height: 630 } as const;

const colours = { page: "#ffffff", ink: "#0f1b2d", muted: "#4d5d74", soft: "#e4effa" };
const left = 80;
const textWidth = 800;
const nameSize = 68;

/** The endless knot in one stroke, in a square of 64 units, as on every page. */
const knot =
  "M21 15.5V48.5A5.5 5.5 0 1 1 15.5 43H48.5A5.5 5.5 0 0 0 48.5 32H15.5A5.5 5.5 0 0 1 15.5 21H48.5A5.5 5.5 0 1 0 43 15.5V48.5A5.5 5.5 0 0 1 32 48.5V15.5A5.5 5.5 0 0 0 21 15.5Z";

/** The picture that other sites show beside a link, as PNG. */
export function drawCard(card: Card): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(card)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function svgOf({ kind, name, place, brand, colour }: Card): string {
  const { width, height } = cardSize;
  const lines = breakLines(drawable(name), { size: nameSize, width: textWidth, most: 3 });
  const shownPlace = breakLines(drawable(place ?? ""), { size: 34, width: textWidth, most: 1 });
  const [shownBrand = ""] = breakLines(drawable(brand), { size: 46, width: 700, most: 1 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colours.page}"/>
<rect width="${width}" height="12" fill="${colour}"/>
${knotAt({ x: 800, y: 170, size: 520, colour: colours.soft })}
${knotAt({ x: left - 8, y: 62, size: 76, colour })}
${draw(shownBrand, { x: left + 84, y: 118, size: 46, colour: colours.ink })}
${draw(drawable(kind), { x: left, y: 232, size: 34, colour })}
${lines.map((line, index) => draw(line, { x: left, y: 318 + index * 80, size: nameSize, colour: colours.ink })).join("\n")}
${shownPlace.map((line) => draw(line, { x: left, y: 570, size: 34, colour: colours.muted })).join("")}
</svg>`;
}

function knotAt({ x, y, size, colour }: Placed): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><path d="${knot}" fill="none" stroke="${colour}" stroke-width="4.5" transform="rotate(-45 32 32)"/></g>`;
}
