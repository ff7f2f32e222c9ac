// Reasons as somebody has read and marked them, in a file that stays readable: a heading for each match, a line for each piece.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Drawn, isSameMatch, type Piece, piecesOf } from "./draw.ts";

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

/** Adds what `draw` draws beside what is known; answers how many pieces are still to be read. */
export function redraw(draw: (known: readonly Drawn[]) => readonly Drawn[]): number {
  const { matches, marks, lines } = readFileOfMarks();
  const added = draw(matches).filter((match) => !matches.some((known) => isSameMatch(known, match)));
  let open = 0;
  const all = [...matches, ...added].flatMap((match, at) => {
    const unknown = piecesOf(match).filter((piece) => !marks.has(keyOf(piece)));
    open += unknown.length;
    const toRead = unknown.map(({ factor, cited, told }) => [unread, factor, cited, told].join("\t"));
    return [`## ${match.source} -> ${match.target} (${match.reader})`, ...(lines[at] ?? []), ...toRead];
  });
  writeFileSync(file, `${all.join("\n")}\n`);
  return open;
}

/** The same match may be read in the other language: its words are the same. */
function keyOf({ source, target, factor, cited }: Pick<Piece, "source" | "target" | "factor" | "cited">) {
  return [source, target, factor, cited].join("\t");
}

type FileOfMarks = {
  matches: Drawn[];
  marks: Map<string, Mark>;
  /** Of each match. */
  lines: string[][];
};

function readFileOfMarks(): FileOfMarks {
  const matches: Drawn[] = [];
  const lines: string[][] = [];
  const marks = new Map<string, Mark>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, source, target, reader] = /^## (\S+) -> (\S+) \((en|mn)\)$/.exec(line) ?? [];
    if (source && target) {
      matches.push({ source, target, reader: reader === "mn" ? "mn" : "en" });
      lines.push([]);
    }
    const [sign = "", factor, cited] = line.split("\t");
    const match = matches.at(-1);
    if (!match || !factor || !cited || !isSign(sign)) continue;
    marks.set(keyOf({ ...match, factor, cited }), signs[sign]);
    lines.at(-1)?.push(line);
  }
  return { matches, marks, lines };
}

function isSign(sign: string): sign is keyof typeof signs {
  return Object.hasOwn(signs, sign);
}
