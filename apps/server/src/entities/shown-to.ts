import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { type Given, prepared } from "../platform/db/prepared.ts";
import { blocks, decisions, reports } from "../platform/db/schema/index.ts";
import { entities } from "./index.ts";

/** In either direction. */
export async function isBlocked(db: Db, one: string, other: string): Promise<boolean> {
  return (await db.$count(blocks, or(pair(one, other), pair(other, one)))) > 0;
}

export async function hasBlocked(db: Db, blocker: string, blocked: string): Promise<boolean> {
  return (await db.$count(blocks, pair(blocker, blocked))) > 0;
}

function pair(blocker: string, blocked: string) {
  return and(eq(blocks.blockerId, blocker), eq(blocks.blockedId, blocked));
}

/** Neither has blocked the other. No reader: no condition. */
export function notBlocked(reader: Given | undefined, owner: AnyPgColumn): SQL | undefined {
  return reader === undefined ? undefined : sql`${owner} not in ${blockedWith(reader)}`;
}

function blockedWith(reader: Given): SQL {
  return sql`(select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${reader} union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${reader})`;
}

/** Of each kind what this reader may find, beside what is open to everyone. No condition: all of that. */
export type Shown = Partial<Record<EntityKind, SQL | undefined>>;

/** Whether there is anybody or anything that the reader does not find and others do. */
export async function hidesAny(db: Db, reader: string): Promise<boolean> {
  const [found] = await findHidden(db, { reader });
  return found?.hides ?? true;
}

const findHidden = prepared((db) =>
  db.select({ hides: anyHidden(sql.placeholder("reader")) }).from(sql`(values (1)) as once`),
);

export function anyHidden(reader: Given): SQL<boolean> {
  return sql<boolean>`(exists ${blockedWith(reader)} or exists ${reportedBy(reader)})`;
}

/** Without those whom the reader blocked or is blocked by, and without what the reader reported. */
export async function shownTo(db: Db, reader: string | undefined): Promise<Shown> {
  return reader === undefined || !(await hidesAny(db, reader)) ? {} : withoutHidden(reader);
}

export function withoutHidden(reader: string): Shown {
  return byKind((kind) => {
    const { isOwnedBy, table } = entities[kind];
    return and(not(isOwnedBy(blockedWith(reader))), notReported(reader, table.id));
  });
}

/**
 * On a page of its own, which every visitor can open: whom the reader has blocked and what the reader reported is not
 * there. Who is blocked sees what a visitor does: another answer would tell of the block.
 */
export async function shownOnPage(db: Db, reader: string | undefined): Promise<Shown> {
  if (reader === undefined) return {};
  const [found] = await findAway(db, { reader });
  if (!found?.hides) return {};
  return byKind((kind) => {
    const { isOwnedBy, table } = entities[kind];
    return and(not(isOwnedBy(blockedBy(reader))), notReported(reader, table.id));
  });
}

const findAway = prepared((db) => {
  const reader = sql.placeholder("reader");
  const hides = sql<boolean>`exists ${blockedBy(reader)} or exists ${reportedBy(reader)}`;
  return db.select({ hides }).from(sql`(values (1)) as once`);
});

function blockedBy(reader: Given): SQL {
  return sql`(select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${reader})`;
}

export function notReported(reader: string, id: AnyPgColumn): SQL {
  return sql`${id} not in ${reportedBy(reader)}`;
}

/** Until an administrator finds nothing wrong with it, or takes a decision against it back. */
function reportedBy(reader: Given): SQL {
  return sql`(select ${reports.subjectId} from ${reports} left join ${decisions} on ${decisions.id} = ${reports.decisionId} where ${reports.reporterId} = ${reader} and coalesce(${decisions.outcome}, 'upheld') = 'upheld')`;
}
