import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/handle.ts";
import {
  companies,
  profileViews,
  projectListings,
  startupCofounders,
  startupIdeas,
} from "../db/schema/index.ts";

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
    if (!routeOptions.config.isView || !user || reply.statusCode !== 200) return;
    try {
      await noteView(db, { userId: user.id, id: (params as { id: string }).id, now: clock() });
    } catch (err) {
      log.warn({ err }, "a view was not noted");
    }
  });
}

type View = { userId: string; id: string; now: Date };

/** Whatever kind of thing the id names; what is one's own does not count. */
async function noteView(db: Db, { userId, id, now }: View): Promise<void> {
  await db.execute(sql`
    insert into ${profileViews} (user_id, kind, entity_id, viewed_at)
    select ${userId}, kind, id, ${now.toISOString()}::timestamptz from (
      select id, user_id, 'idea' as kind from ${startupIdeas} where id = ${id}
      union all select id, user_id, 'cofounder' from ${startupCofounders} where id = ${id}
      union all select id, user_id, 'company' from ${companies} where id = ${id}
      union all select listing.id, ${companies}.user_id, 'project' from ${projectListings} listing
        join ${companies} on ${companies}.id = listing.company_id where listing.id = ${id}
    ) as entity
    where user_id <> ${userId}
    on conflict (user_id, kind, entity_id) do update set viewed_at = excluded.viewed_at`);
}
