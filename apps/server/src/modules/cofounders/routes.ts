import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { cofounder, cofounderDetail, cofounderListQuery, idParams } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { mayRead } from "./policy.ts";
import { presentCofounder } from "./present.ts";
import { getCofounder, listCofounders } from "./queries.ts";

export const cofounderRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  app.get(
    "/api/startup-cofounders",
    {
      config: { access: mayRead },
      schema: {
        summary: "Co-founders",
        tags: ["Co-founders"],
        querystring: cofounderListQuery,
        response: { 200: z.array(cofounder), ...failures },
      },
    },
    async (request, reply) =>
      sendPage(
        {
          request,
          reply,
          page: await listCofounders(db, { ...request.query, shown: await shownTo(db, request.user?.id) }),
        },
        presentCofounder,
      ),
  );

  app.get(
    "/api/startup-cofounders/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One co-founder",
        tags: ["Co-founders"],
        params: idParams,
        response: { 200: cofounderDetail, ...failures },
      },
    },
    async (request) => {
      const row = await getCofounder(db, request.params.id, await shownTo(db, request.user?.id));
      if (!row) throw new HttpError("not-found");
      const activity = await ownerActivity(db, row.userId, clock());
      return { ...presentCofounder(row, request.language), ownerActivity: activity };
    },
  );
};
