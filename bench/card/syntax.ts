import { parseSync, Visitor } from "oxc-parser";
import { sumOf } from "../sum-of.ts";
import type { Source } from "./sources.ts";

/** What the card counts in one file. */
export type Syntax = {
  /** Lines of each function that has a body in braces; functions within it count there as well. */
  readonly functions: readonly number[];
  /** `x as Type`; neither `as const` nor `import { x as y }`. */
  readonly casts: number;
  /** Lines with nothing but a comment. */
  readonly comments: number;
  /** String and template literals that begin with `/api/`. */
  readonly apiPaths: number;
  /** What stands behind `from`, or in `import("…")`: of values, of types, and of what loads later. */
  readonly imports: readonly string[];
};

/** Reads TypeScript, JSX and JavaScript. */
export function readSyntax({ path, text }: Pick<Source, "path" | "text">): Syntax {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = lineFinder(text);
  const linesOf = ({ start, end }: Span) => lineAt(end - 1) - lineAt(start) + 1;
  const functions: number[] = [];
  const imports: string[] = [];
  let casts = 0;
  let apiPaths = 0;
  const addImport = (source: { value: unknown } | null) => {
    if (typeof source?.value === "string") imports.push(source.value);
  };
  const addText = (value: unknown) => {
    if (typeof value === "string" && value.startsWith("/api/")) apiPaths++;
  };
  new Visitor({
    FunctionDeclaration: (node) => void functions.push(linesOf(node)),
    FunctionExpression: (node) => void functions.push(linesOf(node)),
    ArrowFunctionExpression: (node) => {
      if (node.body.type === "BlockStatement") functions.push(linesOf(node));
    },
    TSAsExpression: ({ typeAnnotation: { start, end } }) => {
      if (text.slice(start, end) !== "const") casts++;
    },
    Literal: ({ value }) => addText(value),
    TemplateElement: ({ value }) => addText(value.cooked),
    ImportDeclaration: ({ source }) => addImport(source),
    ExportNamedDeclaration: ({ source }) => addImport(source),
    ExportAllDeclaration: ({ source }) => addImport(source),
    TSImportType: ({ source }) => addImport(source),
    ImportExpression: ({ source }) => addImport(source.type === "Literal" ? source : null),
  }).visit(program);
  const alone = comments.filter(({ start }) => /(^|\n)[ \t]*$/.test(text.slice(0, start)));
  return { functions, casts, apiPaths, imports, comments: sumOf(alone.map(linesOf)) };
}

type Span = {
  readonly start: number;
  readonly end: number;
};

/** The number of the line, from 0, that holds a character. */
function lineFinder(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
