// Reasons as somebody has read and marked them, in a file that stays readable: a heading for each match, a line for each piece.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Drawn, type Piece, piecesOf } from "./draw.ts";

/** `right`: it speaks for the match, or against it, as it says. `trivial`: true, but no reason. `wrong`: not so. */
export type Mark = "right" | "trivial" | "wrong";
export type Marked = Piece & { readonly mark: Mark | undefined };

const file = join(import.meta.dirname, "marks.txt");
const signs = { r: "right", t: "trivial", w: "wrong" } as const;
const unread = "?";

/** What the engine tells now of the matches of the file, with the marks of what was read. */
export function readMarked(): Marked[] {
  const { matches, marks } = readFileOfMarks();
  return matches.flatMap(piecesOf).map((piece) => ({ ...piece, mark: marks.get(keyOf(piece)) }));
}

/** Draws anew and keeps what is known; answers how many pieces are still to be read. */
export function redraw(matches: readonly Drawn[]): number {
  const { marks } = readFileOfMarks();
  let open = 0;
  const lines = matches.flatMap((match) => [
    `## ${match.source} -> ${match.target} (${match.reader})`,
    ...piecesOf(match).map((piece) => {
      const mark = marks.get(keyOf(piece));
      if (mark === undefined) open++;
      return [mark?.charAt(0) ?? unread, piece.factor, piece.cited, piece.told].join("\t");
    }),
  ]);
  writeFileSync(file, `${lines.join("\n")}\n`);
  return open;
}

/** The same match may be read in the other language: its words are the same. */
function keyOf({ source, target, factor, cited }: Pick<Piece, "source" | "target" | "factor" | "cited">) {
  return [source, target, factor, cited].join("\t");
}

function readFileOfMarks(): { matches: Drawn[]; marks: Map<string, Mark> } {
  const matches: Drawn[] = [];
  const marks = new Map<string, Mark>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, source, target, reader] = /^## (\S+) -> (\S+) \((en|mn)\)$/.exec(line) ?? [];
    if (source && target) matches.push({ source, target, reader: reader === "mn" ? "mn" : "en" });
    const [sign = "", factor, cited] = line.split("\t");
    const match = matches.at(-1);
    if (match && factor && cited && isSign(sign)) marks.set(keyOf({ ...match, factor, cited }), signs[sign]);
  }
  return { matches, marks };
}

function isSign(sign: string): sign is keyof typeof signs {
  return Object.hasOwn(signs, sign);
}
