import { and, not, type SQL, sql } from "drizzle-orm";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import { entities } from "../../entities/index.ts";
import { anyHidden, type Shown, withoutHidden } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import { prepared } from "../../platform/db/prepared.ts";

export type Pool = {
  /** What the reader may see, as `shownTo` says. */
  seen: Shown;
  /** Of each kind what may be found beside what is open to everyone. */
  shown: Shown;
  /** Only these, of each kind: whoever asked to be matched within programmes alone. */
  among?: Record<EntityKind, ReadonlySet<string>>;
};

const hasChosen = sql`mine.state = 'joined' and mine.pool = 'programme'`;

/**
 * With whom a member, or a visitor, is matched. Who chose the people of a programme alone is matched with nobody else, and
 * nobody else with them.
 */
export async function poolOf(db: Db, reader: string | undefined): Promise<Pool> {
  const [chosen] = await findChosen(db, { reader: reader ?? null });
  const seen = reader !== undefined && chosen?.hides !== false ? withoutHidden(reader) : {};
  if (!chosen?.any) return { seen, shown: seen };
  const open = byKind((kind) => and(seen[kind], not(entities[kind].isOwnedBy(closedTo(reader)))));
  return chosen.own && reader !== undefined
    ? { seen, shown: open, among: await colleaguesOf(db, reader) }
    : { seen, shown: open };
}

/** Nothing is hidden from a visitor, who is nobody's reader. */
const findChosen = prepared((db) => {
  const reader = sql.placeholder("reader");
  return db
    .select({
      hides: anyHidden(reader),
      any: sql<boolean>`count(*) > 0`,
      own: sql<boolean>`coalesce(bool_or(mine.user_id = ${reader}::uuid), false)`,
    })
    .from(sql`programme_members mine`)
    .where(hasChosen);
});

/** Who chose programmes alone, and none of them is the reader's. */
function closedTo(reader: string | undefined): SQL {
  const own = sql`select programme_id from programme_members where state = 'joined' and user_id = ${reader ?? null}::uuid`;
  return sql`(select mine.user_id from programme_members mine where ${hasChosen}
    group by mine.user_id having not bool_or(mine.programme_id in (${own})))`;
}

async function colleaguesOf(db: Db, reader: string): Promise<NonNullable<Pool["among"]>> {
  const colleagues = sql`(select other.user_id from programme_members other where other.state = 'joined'
    and other.programme_id in (select mine.programme_id from programme_members mine where ${hasChosen} and mine.user_id = ${reader}))`;
  const idsOf = async (kind: EntityKind) => {
    const { table, isOwnedBy } = entities[kind];
    const rows = await db.select({ id: table.id }).from(table).where(isOwnedBy(colleagues));
    return new Set(rows.map(({ id }) => id));
  };
  return {
    idea: await idsOf("idea"),
    cofounder: await idsOf("cofounder"),
    company: await idsOf("company"),
    project: await idsOf("project"),
  };
}
