import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
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
  const named = entityKinds.map((kind) => {
    const { table, isOwnedBy } = entities[kind];
    return sql`select ${kind}::text as kind from ${table} where ${table.id} = ${id} and not (${isOwnedBy([userId])})`;
  });
  await db.execute(sql`
    insert into ${profileViews} (user_id, kind, entity_id, viewed_at)
    select ${userId}, kind, ${id}, ${now.toISOString()}::timestamptz
    from (${sql.join(named, sql` union all `)}) as entity
    on conflict (user_id, kind, entity_id) do update set viewed_at = excluded.viewed_at`);
}
