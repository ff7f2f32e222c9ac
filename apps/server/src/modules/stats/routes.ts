import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { languageQuery, stats } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayRead } from "./policy.ts";
import { countAll } from "./queries.ts";

export const statsRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  app.get(
    "/api/stats",
    {
      config: { access: mayRead },
      schema: {
        summary: "Live counts",
        tags: ["Stats"],
        querystring: languageQuery,
        response: { 200: stats, ...failures },
      },
    },
    async () => countAll(db, clock()),
  );
};
