// Reasons as somebody has read and marked them, in a file that stays readable: a heading for each match, a line for each piece.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Drawn, isSameMatch, type Piece, piecesOf } from "./draw.ts";

/** `right`: it speaks for the match, or against it, as it says. `trivial`: true, but no reason. `wrong`: not so. */
export type Mark = "right" | "trivial" | "wrong";
export type Marked = Piece & { readonly mark: Mark | undefined };

/** `last`: the newest draw, marked before anything was mended that it shows; `marks`: all draws before it. */
export type Draws = "marks" | "last";

const fileOf = (draws: Draws) => join(import.meta.dirname, `${draws}.txt`);
const signs = { r: "right", t: "trivial", w: "wrong" } as const;
const unread = "?";

/** What the engine tells now of the matches of a file, with the marks of what was read. */
export function readMarked(draws: Draws): Marked[] {
  const { matches, marks } = readFileOfMarks(draws);
  return matches.flatMap(piecesOf).map((piece) => ({ ...piece, mark: marks.get(keyOf(piece)) }));
}

type Draw = (known: readonly Drawn[]) => readonly Drawn[];

/** Adds what `draw` draws beside what is known; answers how many pieces are still to be read. */
export function redraw(draw: Draw): number {
  const known = readFileOfMarks("marks");
  const added = draw(known.matches).filter(
    (match) => !known.matches.some((other) => isSameMatch(other, match)),
  );
  return write("marks", { ...known, matches: [...known.matches, ...added] });
}

/** Puts the newest draw with the others and what `draw` draws of what nobody has read in its place. */
export function drawAnew(draw: Draw): number {
  const [known, last] = [readFileOfMarks("marks"), readFileOfMarks("last")];
  const before = {
    matches: [...known.matches, ...last.matches],
    marks: new Map([...known.marks, ...last.marks]),
    lines: [...known.lines, ...last.lines],
  };
  write("marks", before);
  return write("last", { matches: [...draw(before.matches)], marks: new Map(), lines: [] });
}

/** Answers how many of the pieces nobody has read. */
function write(draws: Draws, { matches, marks, lines }: FileOfMarks): number {
  let open = 0;
  const all = matches.flatMap((match, at) => {
    const unknown = piecesOf(match).filter((piece) => !marks.has(keyOf(piece)));
    open += unknown.length;
    const toRead = unknown.map(({ factor, cited, told }) => [unread, factor, cited, told].join("\t"));
    return [`## ${match.source} -> ${match.target} (${match.reader})`, ...(lines[at] ?? []), ...toRead];
  });
  writeFileSync(fileOf(draws), `${all.join("\n")}\n`);
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

function readFileOfMarks(draws: Draws): FileOfMarks {
  const matches: Drawn[] = [];
  const lines: string[][] = [];
  const marks = new Map<string, Mark>();
  for (const line of readFileSync(fileOf(draws), "utf8").split("\n")) {
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
