import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { searchAnswer, searchQuery } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayRead } from "./policy.ts";
import { presentSearch } from "./present.ts";
import { search } from "./queries.ts";

export const searchRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    "/api/search",
    {
      config: { access: mayRead },
      schema: {
        summary: "Search of ideas, people, companies and projects, in either language and script",
        tags: ["Search"],
        querystring: searchQuery,
        response: { 200: searchAnswer, ...failures },
      },
    },
    async (request) => {
      const shown = await shownTo(db, request.user?.id);
      return presentSearch(await search(db, request.query, shown), request.language);
    },
  );
};
