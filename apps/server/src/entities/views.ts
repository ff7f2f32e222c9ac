import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { prepared } from "../platform/db/prepared.ts";
import { profileViews } from "../platform/db/schema/index.ts";
import { entities } from "./index.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route shows what its `id` names: a member who gets it has looked at it. */
    isView?: boolean;
  }
}

type Options = { db: Db; clock: () => Date };

/** Notes what members look at, for their own eyes only. The answer doesn't wait for it. */
export function addViews(app: FastifyInstance, { db, clock }: Options): void {
  app.addHook("onResponse", async ({ user, params, routeOptions, log }, reply) => {
    const id = valueAt(params, "id");
    if (!routeOptions.config.isView || !user || typeof id !== "string" || reply.statusCode !== 200) return;
    try {
      await noteView(db, { userId: user.id, id, now: clock() });
    } catch (err) {
      log.warn({ err }, "a view was not noted");
    }
  });
}

type View = { userId: string; id: string; now: Date };

/** Whatever kind of thing the id names; what is one's own does not count. */
async function noteView(db: Db, { userId, id, now }: View): Promise<void> {
  await addView(db, { userId, id, now: now.toISOString() });
}

const addView = prepared((db) => {
  const [userId, id, now] = [sql.placeholder("userId"), sql.placeholder("id"), sql.placeholder("now")];
  const named = entityKinds.map((kind) => {
    const { table, isOwnedBy } = entities[kind];
    const isOwn = isOwnedBy(sql`(${userId})`);
    return sql`select ${sql.raw(`'${kind}'`)} as kind from ${table} where ${table.id} = ${id} and not (${isOwn})`;
  });
  return db
    .insert(profileViews)
    .select(
      sql`select gen_random_uuid(), ${userId}::uuid, kind, ${id}::uuid, ${now}::timestamptz
        from (${sql.join(named, sql` union all `)}) as entity`,
    )
    .onConflictDoUpdate({
      target: [profileViews.userId, profileViews.kind, profileViews.entityId],
      set: { viewedAt: sql`excluded.viewed_at` },
    });
});
