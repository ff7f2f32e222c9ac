import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { DraftedKind } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { drafts, users } from "../platform/db/schema/index.ts";

export type Form = { userId: string; kind: EntityKind; entity: string };
export type Content = { fields: Record<string, unknown>; editedAt: Date };

/** Most drafts of one member: with them full, the one edited longest ago makes room. */
const mostDrafts = 20;

export async function getDraft(db: Db, form: Form): Promise<Content | undefined> {
  const [row] = await db
    .select({ fields: drafts.fields, editedAt: drafts.editedAt })
    .from(drafts)
    .where(isOf(form));
  return row;
}

/** One that was edited later, as in another tab, stays. Answers with the one that is kept, if one is. */
export async function saveDraft(db: Db, form: Form, content: Content): Promise<Content | undefined> {
  await db
    .insert(drafts)
    .values({ ...form, ...content })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.kind, drafts.entity],
      set: content,
      setWhere: lte(drafts.editedAt, content.editedAt),
    });
  await db.execute(sql`
    delete from ${drafts} where (user_id, kind, entity) in (
      select user_id, kind, entity from ${drafts} where user_id = ${form.userId}
      order by edited_at desc, kind, entity offset ${mostDrafts})`);
  return getDraft(db, form);
}

export async function dropDraft(db: Db, form: Form): Promise<void> {
  await db.delete(drafts).where(isOf(form));
}

function isOf({ userId, kind, entity }: Form) {
  return and(eq(drafts.userId, userId), eq(drafts.kind, kind), eq(drafts.entity, entity));
}

/** Of the forms that the member has begun and not sent, the one typed last. */
export async function newestBegun(db: Db, userId: string): Promise<Begun | undefined> {
  const [row] = await db
    .select({
      kind: drafts.kind,
      isPrepared: sql<boolean>`coalesce(${drafts.fields} ->> 'isPrepared' = 'true', false)`,
    })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.entity, "new")))
    .orderBy(desc(drafts.editedAt), drafts.kind)
    .limit(1);
  return row;
}

type Begun = { kind: EntityKind; isPrepared: boolean };

export type Prepared = { kind: DraftedKind; name: string };

/** Start-ups of which an import has begun a new form for whoever has not come yet. */
export async function listPrepared(db: Db, userId: string): Promise<Prepared[]> {
  const name = sql<string>`coalesce(${drafts.fields} ->> 'name', ${drafts.fields} ->> 'title', '')`;
  const rows = await db
    .select({ kind: drafts.kind, name })
    .from(drafts)
    .innerJoin(users, eq(users.id, drafts.userId))
    .where(and(eq(users.id, userId), eq(users.isEmailVerified, false), eq(drafts.entity, "new")));
  return rows.flatMap(({ kind, name }) => (kind === "company" || kind === "idea" ? [{ kind, name }] : []));
}
