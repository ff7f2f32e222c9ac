import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { idParams, project, projectListQuery } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { HttpError } from "../../http-error.ts";
import { failures } from "../../plugins/failures.ts";
import { sendPage } from "../../plugins/send-page.ts";
import { mayRead } from "./policy.ts";
import { presentProject } from "./present.ts";
import { getProject, listProjects } from "./queries.ts";

export const projectRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
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
      sendPage({ request, reply, page: await listProjects(db, request.query) }, presentProject),
  );

  app.get(
    "/api/project-listings/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One project listing",
        tags: ["Projects"],
        params: idParams,
        response: { 200: project, ...failures },
      },
    },
    async (request) => {
      const row = await getProject(db, request.params.id);
      if (!row) throw new HttpError("not-found");
      return presentProject(row, request.language);
    },
  );
};
