import { readFileSync } from "node:fs";
import path from "node:path";

// Letters as outlines, so that a picture looks the same on a server without any font. The file holds those of Manrope
// Bold (copyright 2019 The Manrope Project Authors, SIL Open Font License 1.1), a line each: letter, width and outline,
// in thousandths of the size.

type Glyph = { width: number; outline: string };

let glyphs: Map<string, Glyph> | undefined;

function allGlyphs(): Map<string, Glyph> {
  glyphs ??= new Map(
    readFileSync(path.join(import.meta.dirname, "manrope-bold.tsv"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [letter = "", width, outline = ""] = line.split("\t");
        return [letter, { width: Number(width), outline }];
      }),
  );
  return glyphs;
}

/** The text without what can't be drawn. */
export function drawable(text: string): string {
  const known = allGlyphs();
  const letters = Array.from(text.normalize("NFC"), (letter) => (known.has(letter) ? letter : " "));
  return letters.join("").replace(/\s+/g, " ").trim();
}

/** Lines no wider than `width`, and no more than `most`: what is left over is an ellipsis. */
export function breakLines(text: string, fit: { size: number; width: number; most: number }): string[] {
  const lines = [""];
  for (const word of text.split(" ").flatMap((each) => pieces(each, fit))) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(longer, fit.size) <= fit.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, fit.most);
  if (lines.length > fit.most) shown.push(shortened(shown.pop() ?? "", fit));
  return shown;
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, { size, width }: { size: number; width: number }): string[] {
  const found = [""];
  for (const letter of word) {
    const longer = (found.at(-1) ?? "") + letter;
    if (widthOf(longer, size) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

function shortened(line: string, { size, width }: { size: number; width: number }): string {
  let rest = line;
  while (rest !== "" && widthOf(`${rest}…`, size) > width) rest = rest.slice(0, -1).trimEnd();
  return `${rest}…`;
}

function widthOf(text: string, size: number): number {
  return (
    Array.from(text).reduce((sum, letter) => sum + (allGlyphs().get(letter)?.width ?? 0), 0) * (size / 1000)
  );
}

export type Placed = { x: number; y: number; size: number; colour: string };

/** A line as SVG, its base line at `y`. */
export function draw(text: string, { x, y, size, colour }: Placed): string {
  let at = 0;
  const paths = Array.from(text, (letter) => {
    const { width = 0, outline = "" } = allGlyphs().get(letter) ?? {};
    const path = outline && `<path transform="translate(${at})" d="${outline}"/>`;
    at += width;
    return path;
  });
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join("")}</g>`;
}
