import { desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { timestampInput } from "@khamt/contract/fields";
import { HttpError } from "../http/http-error.ts";

export type PageRequest = { limit: number; cursor?: string | undefined };
export type Page<Row> = {
  rows: Row[];
  total: number;
  nextCursor: string | undefined;
  /** What was looked for instead of a keyword that nothing answers. */
  correction?: string;
};

/** Where a page ended. `tier` is how well the keyword was answered there, 0 the best and the only one of a list without. */
export type Position = { createdAt: Date; id: string; tier?: number };
type Ordered = { createdAt: AnyPgColumn; id: AnyPgColumn };

const position = z.tuple([timestampInput, z.uuid(), z.coerce.number().int().min(0).max(9)]);

export const newestFirst = (table: Ordered) => [desc(table.createdAt), desc(table.id)];

/** Rows after the position in newest-first order; the id settles equal times. */
export function after(table: Ordered, { createdAt, id }: Position): SQL {
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

export function afterCursor(table: Ordered, cursor: string | undefined): SQL | undefined {
  const position = readCursor(cursor);
  return position && after(table, position);
}

/** Cuts a page out of rows that were asked for with one row more than the page holds. */
export function pageOf<Row extends Position>(found: Row[], { limit }: PageRequest, total: number): Page<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, total, nextCursor: last && writeCursor(last) };
}

/** Cuts a page out of a list whose cursor is the place in it, from `from` on. */
export function pageFrom<Row>(
  found: Row[],
  from: number,
  limit: number,
): Pick<Page<Row>, "rows" | "nextCursor"> {
  return {
    rows: found.slice(0, limit),
    nextCursor: found.length > limit ? String(from + limit) : undefined,
  };
}

export function readCursor(cursor: string | undefined): Required<Position> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = position.safeParse(Buffer.from(cursor, "base64url").toString().split(" "));
  if (!parsed.success) throw new HttpError("invalid-parameter", "cursor");
  const [createdAt, id, tier] = parsed.data;
  return { createdAt: new Date(createdAt), id, tier };
}

function writeCursor({ createdAt, id, tier = 0 }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id} ${tier}`).toString("base64url");
}
