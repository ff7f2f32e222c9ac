import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { idParams, project, projectDetail, projectListQuery } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { answersOf } from "../applications/index.ts";
import { mayRead } from "./policy.ts";
import { presentProject } from "./present.ts";
import { getProject, listProjects } from "./queries.ts";

export const projectRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  app.get(
    "/api/project-listings",
    {
      config: { access: mayRead },
      schema: {
        summary: "Projects",
        tags: ["Projects"],
        querystring: projectListQuery,
        response: { 200: z.array(project), ...failures },
      },
    },
    async (request, reply) =>
      sendPage(
        {
          request,
          reply,
          page: await listProjects(db, { ...request.query, shown: await shownTo(db, request.user?.id) }),
        },
        presentProject,
      ),
  );

  app.get(
    "/api/project-listings/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One project listing",
        tags: ["Projects"],
        params: idParams,
        response: { 200: projectDetail, ...failures },
      },
    },
    async (request) => {
      const row = await getProject(db, request.params.id, await shownTo(db, request.user?.id));
      if (!row) throw new HttpError("not-found");
      const answers = row.isDemo ? null : await answersOf(db, row.userId, clock());
      const activity = await ownerActivity(db, row.userId, clock());
      return { ...presentProject(row, request.language), answers, ownerActivity: activity };
    },
  );
};
