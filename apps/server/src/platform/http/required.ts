import { HttpError } from "./http-error.ts";

/** The row that is read. Throws not-found where there is none. */
export async function required<Row>(found: PromiseLike<Row | undefined>): Promise<Row> {
  const row = await found;
  if (row === undefined) throw new HttpError("not-found");
  return row;
}

/** The row of what only one can be. Throws not-found where there is none. */
export function requiredRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row> {
  return required(rows.then(([row]) => row));
}
