// The largest eigenvectors of a symmetric sparse matrix, by randomised subspace iteration (Halko, Martinsson and Tropp 2011).
import { chancesOf } from "../../src/exposure/prices.ts";
import { dotOf } from "../../src/profile/context.ts";
import type { SparseRows } from "./co-occurrence.ts";

/** Columns of numbers, one for each direction. */
type Columns = Float64Array[];

const spare = 12;
const rounds = 8;

type Factorised = {
  /** The largest first. */
  readonly values: readonly number[];
  /** Of each a column with a number for each row of the matrix. */
  readonly vectors: readonly Float64Array[];
};

/** Depends on the matrix and the seed alone. */
export function factorise(matrix: SparseRows, count: number, seed: number): Factorised {
  const chance = chancesOf(seed);
  const random = () => Float64Array.from(matrix, () => chance() + chance() + chance() - 1.5);
  let basis = orthonormal(Array.from({ length: count + spare }, random));
  for (let round = 0; round < rounds; round++)
    basis = orthonormal(basis.map((column) => times(matrix, column)));
  const images = basis.map((column) => times(matrix, column));
  const { values, vectors } = eigenOf(basis.map((one) => images.map((image) => dotOf(one, image))));
  const order = values.map((_, at) => at).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const kept = order.slice(0, count);
  return {
    values: kept.map((at) => values[at] ?? 0),
    vectors: kept.map((at) => combined(basis, vectors[at] ?? [])),
  };
}

function times(matrix: SparseRows, column: Float64Array): Float64Array {
  return Float64Array.from(matrix, ({ places, values }) => {
    let sum = 0;
    for (let at = 0; at < places.length; at++) sum += (values[at] ?? 0) * (column[places[at] ?? 0] ?? 0);
    return sum;
  });
}

/** Gram and Schmidt, twice over, so that rounding leaves nothing of the others. */
function orthonormal(columns: Columns): Columns {
  const made: Columns = [];
  for (const column of columns) {
    const left = column.slice();
    for (let pass = 0; pass < 2; pass++) for (const other of made) subtract(left, other, dotOf(left, other));
    const length = Math.sqrt(dotOf(left, left));
    if (length > 0) made.push(left.map((number) => number / length));
  }
  return made;
}

function subtract(from: Float64Array, column: Float64Array, share: number): void {
  for (let at = 0; at < from.length; at++) from[at] = (from[at] ?? 0) - share * (column[at] ?? 0);
}

function combined(basis: Columns, shares: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(basis[0]?.length ?? 0);
  basis.forEach((column, at) => subtract(sum, column, -(shares[at] ?? 0)));
  return sum;
}

/** Of a small symmetric matrix, by Jacobi's rotations (1846). */
function eigenOf(rows: readonly (readonly number[])[]): { values: number[]; vectors: Float64Array[] } {
  const matrix = rows.map((row) => Float64Array.from(row));
  const vectors = rows.map((_, at) => Float64Array.from(rows, (__, other) => Number(at === other)));
  for (let sweep = 0; sweep < 20; sweep++)
    for (let one = 0; one < matrix.length; one++)
      for (let other = one + 1; other < matrix.length; other++) rotate(matrix, vectors, one, other);
  return { values: matrix.map((row, at) => row[at] ?? 0), vectors };
}

function rotate(matrix: Columns, vectors: Columns, one: number, other: number): void {
  const [first, second] = [matrix[one], matrix[other]];
  const between = first?.[other] ?? 0;
  if (!first || !second || Math.abs(between) < 1e-12) return;
  const angle = ((second[other] ?? 0) - (first[one] ?? 0)) / (2 * between);
  const tangent = (angle >= 0 ? 1 : -1) / (Math.abs(angle) + Math.sqrt(angle * angle + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const turn = { cosine, sine: tangent * cosine };
  for (const row of matrix) turned(row, row, { at: one, and: other, ...turn });
  turnedRows(first, second, turn);
  turnedRows(vectors[one] ?? first, vectors[other] ?? second, turn);
}

type Turn = { readonly cosine: number; readonly sine: number };

function turned(
  a: Float64Array,
  b: Float64Array,
  { at, and, cosine, sine }: Turn & { at: number; and: number },
) {
  const [x, y] = [a[at] ?? 0, b[and] ?? 0];
  a[at] = cosine * x - sine * y;
  b[and] = sine * x + cosine * y;
}

function turnedRows(a: Float64Array, b: Float64Array, turn: Turn): void {
  for (let at = 0; at < a.length; at++) turned(a, b, { at, and: at, ...turn });
}
