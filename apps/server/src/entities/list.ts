import { and, eq, inArray, sql } from "drizzle-orm";
import { byKind, type EntityKind, type languages } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { prepared } from "../platform/db/prepared.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../platform/db/paging.ts";
import { entities, type FiltersOf, type RowOf } from "./index.ts";
import { pageAbout, pageByKeyword, whose } from "./search/keyword.ts";
import type { Shown } from "./shown-to.ts";

type ListRequest<Kind extends EntityKind> = FiltersOf[Kind] &
  PageRequest & {
    keyword?: string | undefined;
    shown?: Shown;
    writtenIn?: (typeof languages)[number] | undefined;
  };

/** A page of what is listed of a kind: the newest first, or what answers a keyword or a filter by concepts best. */
export async function listEntities<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  request: ListRequest<Kind>,
): Promise<Page<RowOf[Kind]>> {
  const { table, read, isListed, matching, about } = entities[kind];
  const { keyword, shown, writtenIn, cursor, limit } = request;
  const filters = and(matching(request), writtenIn && eq(table.contentLanguage, writtenIn), shown?.[kind]);
  const ranked = {
    kinds: [kind],
    request,
    among: { [kind]: whose(table, filters) },
    read: (ids: string[]) => read(db, { where: and(isListed, inArray(table.id, ids)) }),
  };
  if (keyword) return pageByKeyword(db, { ...ranked, keyword });
  const facets = about?.(request) ?? [];
  if (facets.length > 0) return pageAbout(db, { ...ranked, facets });
  if (!filters && cursor === undefined) {
    const [rows, counted] = await Promise.all([
      read.prepared(db, firstOf[kind], { most: limit + 1 }),
      countOf[kind](db, {}),
    ]);
    return pageOf(rows, request, counted[0]?.total ?? 0);
  }
  const wanted = and(isListed, filters);
  const [rows, total] = await Promise.all([
    read(db, { where: and(wanted, afterCursor(table, cursor)), order: newestFirst(table), limit: limit + 1 }),
    db.$count(table, wanted),
  ]);
  return pageOf(rows, request, total);
}

/** What most ask for: the newest, whatever they are. */
const firstOf = byKind((kind) => ({
  where: entities[kind].isListed,
  order: newestFirst(entities[kind].table),
  limit: sql.placeholder("most"),
}));

const countOf = byKind((kind) =>
  prepared((db) =>
    db
      .select({ total: sql`count(*) as count`.mapWith(Number) })
      .from(entities[kind].table)
      .where(entities[kind].isListed),
  ),
);
