import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { idea, ideaDetail, ideaListQuery, ideaSearchQuery, idParams } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { mayRead } from "./policy.ts";
import { presentIdea } from "./present.ts";
import { getIdea, listIdeas } from "./queries.ts";

export const ideaRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  for (const url of ["/api/startup-ideas", "/api/ideas"]) {
    app.get(
      url,
      {
        config: { access: mayRead },
        schema: {
          summary: "Startup ideas",
          tags: ["Ideas"],
          querystring: ideaListQuery,
          response: { 200: z.array(idea), ...failures },
        },
      },
      async (request, reply) => {
        const { q, ...query } = request.query;
        return sendPage(
          {
            request,
            reply,
            page: await listIdeas(db, {
              ...query,
              searchTerm: q,
              shown: await shownTo(db, request.user?.id),
            }),
          },
          presentIdea,
        );
      },
    );
  }

  app.get(
    "/api/ideas/search",
    {
      config: { access: mayRead },
      schema: {
        summary: "Search of ideas",
        tags: ["Ideas"],
        querystring: ideaSearchQuery,
        response: { 200: z.array(idea), ...failures },
      },
    },
    async (request, reply) =>
      sendPage(
        {
          request,
          reply,
          page: await listIdeas(db, { ...request.query, shown: await shownTo(db, request.user?.id) }),
        },
        presentIdea,
      ),
  );

  app.get(
    "/api/startup-ideas/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One startup idea",
        tags: ["Ideas"],
        params: idParams,
        response: { 200: ideaDetail, ...failures },
      },
    },
    async (request) => {
      const row = await getIdea(db, request.params.id, await shownTo(db, request.user?.id));
      if (!row) throw new HttpError("not-found");
      const activity = await ownerActivity(db, row.userId, clock());
      return { ...presentIdea(row, request.language), ownerActivity: activity };
    },
  );
};
