import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { company, companyDetail, companyListQuery, idParams } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { HttpError } from "../../http-error.ts";
import { failures } from "../../plugins/failures.ts";
import { sendPage } from "../../plugins/send-page.ts";
import { mayRead } from "./policy.ts";
import { presentCompany, presentCompanyDetail } from "./present.ts";
import { getCompany, listCompanies } from "./queries.ts";

export const companyRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
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
      sendPage({ request, reply, page: await listCompanies(db, request.query) }, presentCompany),
  );

  app.get(
    "/api/companies/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One company",
        tags: ["Companies"],
        params: idParams,
        response: { 200: companyDetail, ...failures },
      },
    },
    async (request) => {
      const row = await getCompany(db, request.params.id);
      if (!row) throw new HttpError("not-found");
      return presentCompanyDetail(row, request.language);
    },
  );
};
