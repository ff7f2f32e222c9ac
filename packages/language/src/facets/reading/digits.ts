import { isGlued, type Tokens } from "./scan.ts";

type Digits = {
  /** NaN where the digits are no number: a version, a date, an account. */
  readonly value: number;
  readonly end: number;
  /** Written with separators between the thousands. */
  readonly grouped: boolean;
  /** What it is if its one point is no separator of thousands: 1.250 → 1.25. */
  readonly decimal?: number;
};

const separators = new Set([".", ",", "'", "’", "`"]);
const mostDigits = 15;
const mostGroups = 8;

/** The number at the index: 1200, 1,200, 1.200, 1 200, 1,5, 1.200,50, 1,20,000. */
export function readDigits(tokens: Tokens, at: number): Digits | undefined {
  if (tokens[at]?.kind !== "digits") return undefined;
  const { groups, marks, end } = collectGroups(tokens, at);
  const value = groups.join("").length > mostDigits ? Number.NaN : valueOf(groups, marks);
  const grouped = groups.length > 1 && (groups.length > 2 || groups[1]?.length === 3) && value >= 1000;
  const isEither = marks.length === 1 && marks[0] === "." && grouped;
  return { value, end, grouped, ...(isEither ? { decimal: Number(groups.join(".")) } : {}) };
}

function collectGroups(tokens: Tokens, at: number): { groups: string[]; marks: string[]; end: number } {
  const groups = [tokens[at]?.text ?? ""];
  const marks: string[] = [];
  let end = at + 1;
  while (groups.length < mostGroups) {
    const mark = tokens[end]?.text ?? "";
    const afterMark = tokens[end + 1];
    if (separators.has(mark) && tokens[end]?.glued && isGlued(afterMark, "digits")) {
      groups.push(afterMark.text);
      marks.push(mark);
      end += 2;
    } else if (isSpacedGroup(tokens, end, groups, marks)) {
      groups.push(mark);
      marks.push(" ");
      end++;
    } else break;
  }
  return { groups, marks, end };
}

// 50 000 000, but not 2026 500: all groups but the first have three digits, and the first no more than three.
function isSpacedGroup(
  tokens: Tokens,
  at: number,
  groups: readonly string[],
  marks: readonly string[],
): boolean {
  const token = tokens[at];
  if (token?.kind !== "digits" || token.glued || token.text.length !== 3) return false;
  return (groups[0]?.length ?? 0) <= 3 && groups[0] !== "0" && marks.every((mark) => mark === " ");
}

function valueOf(groups: readonly string[], marks: readonly string[]): number {
  const [first = "", ...rest] = groups;
  const last = rest.at(-1) ?? "";
  if (rest.length === 0) return Number(first);
  if (areThousands(first, rest) && new Set(marks).size === 1) return Number(groups.join(""));
  const whole = groups.slice(0, -1);
  const hasOwnPoint =
    marks.length === 1 ? marks[0] !== " " : !marks.slice(0, -1).includes(marks.at(-1) ?? "");
  if (!hasOwnPoint || (whole.length > 1 && !areThousands(first, whole.slice(1)))) return Number.NaN;
  return Number(`${whole.join("")}.${last}`);
}

// India divides lakhs and crores by twos.
function areThousands(first: string, rest: readonly string[]): boolean {
  if (first.length > 3 || first === "0" || rest.at(-1)?.length !== 3) return false;
  const inner = rest.slice(0, -1);
  return inner.every((group) => group.length === 3) || inner.every((group) => group.length === 2);
}
