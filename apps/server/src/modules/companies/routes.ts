import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { company, companyListQuery, companyPage, idParams } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { mayRead } from "./policy.ts";
import { presentCompany, presentCompanyDetail } from "./present.ts";
import { getCompany, listCompanies } from "./queries.ts";

export const companyRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  app.get(
    "/api/companies",
    {
      config: { access: mayRead },
      schema: {
        summary: "Companies",
        tags: ["Companies"],
        querystring: companyListQuery,
        response: { 200: z.array(company), ...failures },
      },
    },
    async (request, reply) =>
      sendPage(
        {
          request,
          reply,
          page: await listCompanies(db, { ...request.query, shown: await shownTo(db, request.user?.id) }),
        },
        presentCompany,
      ),
  );

  app.get(
    "/api/companies/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One company",
        tags: ["Companies"],
        params: idParams,
        response: { 200: companyPage, ...failures },
      },
    },
    async (request) => {
      const row = await getCompany(db, request.params.id, await shownTo(db, request.user?.id));
      if (!row) throw new HttpError("not-found");
      const activity = await ownerActivity(db, row.userId, clock());
      return { ...presentCompanyDetail(row, request.language), ownerActivity: activity };
    },
  );
};
