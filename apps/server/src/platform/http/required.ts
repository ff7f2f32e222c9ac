import { HttpError } from "./http-error.ts";

/** The row that is read. Throws not-found where there is none. */
export async function required<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found;
  if (row === undefined) throw new HttpError("not-found");
  return row;
}
