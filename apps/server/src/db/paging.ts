import { desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { HttpError } from "../http-error.ts";

export type PageRequest = { limit: number; cursor?: string | undefined };
export type Page<Row> = { rows: Row[]; total: number; nextCursor: string | undefined };

type Position = { createdAt: Date; id: string };
type Ordered = { createdAt: AnyPgColumn; id: AnyPgColumn };

const position = z.tuple([z.iso.datetime(), z.uuid()]);

export const newestFirst = (table: Ordered) => [desc(table.createdAt), desc(table.id)];

/** Rows after the cursor in newest-first order; the id settles equal times. */
export function afterCursor(table: Ordered, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { createdAt, id } = readCursor(cursor);
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Cuts a page out of rows that were asked for with one row more than the page holds. */
export function pageOf<Row extends Position>(found: Row[], { limit }: PageRequest, total: number): Page<Row> {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, total, nextCursor: last && writeCursor(last) };
}

function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

function readCursor(cursor: string): Position {
  const parsed = position.safeParse(Buffer.from(cursor, "base64url").toString().split(" "));
  if (!parsed.success) throw new HttpError("invalid-parameter", "cursor");
  return { createdAt: new Date(parsed.data[0]), id: parsed.data[1] };
}
