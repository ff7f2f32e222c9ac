import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  idParams,
  partner,
  partnerCountQuery,
  partnerCounts,
  partnerDetail,
  partnerListQuery,
  partnerSearchQuery,
} from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { revealOnPage } from "../contacts/index.ts";
import { mayRead } from "./policy.ts";
import { presentPartner, presentPartnerDetail } from "./present.ts";
import { countPartners, getPartner, listPartners } from "./queries.ts";

const tags = ["Partners"];

export const partnerRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  app.get(
    "/api/partners",
    {
      config: { access: mayRead },
      schema: {
        summary: "Partners",
        tags,
        querystring: partnerListQuery,
        response: { 200: z.array(partner), ...failures },
      },
    },
    async (request, reply) => {
      const { q, ...query } = request.query;
      return sendPage(
        {
          request,
          reply,
          page: await listPartners(db, {
            ...query,
            searchTerm: q,
            shown: await shownTo(db, request.user?.id),
          }),
        },
        presentPartner,
      );
    },
  );

  app.get(
    "/api/partners/search",
    {
      config: { access: mayRead },
      schema: {
        summary: "Search of partners",
        tags,
        querystring: partnerSearchQuery,
        response: { 200: z.array(partner), ...failures },
      },
    },
    async (request, reply) =>
      sendPage(
        {
          request,
          reply,
          page: await listPartners(db, { ...request.query, shown: await shownTo(db, request.user?.id) }),
        },
        presentPartner,
      ),
  );

  app.get(
    "/api/partners/counts",
    {
      config: { access: mayRead },
      schema: {
        summary: "How many individuals and companies a search finds",
        tags,
        querystring: partnerCountQuery,
        response: { 200: partnerCounts, ...failures },
      },
    },
    async ({ query, user }) => countPartners(db, { ...query, shown: await shownTo(db, user?.id) }),
  );

  app.get(
    "/api/partners/:id",
    {
      config: { access: mayRead, isView: true },
      schema: {
        summary: "One partner",
        tags,
        params: idParams,
        response: { 200: partnerDetail, ...failures },
      },
    },
    async (request) => {
      const reader = request.user?.id;
      const row = await getPartner(db, request.params.id, await shownTo(db, reader));
      if (!row) throw new HttpError("not-found");
      const owner = row.kind === "individual" ? row.person.userId : row.company.userId;
      const granted = await revealOnPage(db, {
        reader,
        owner,
        fields: ["email", "phone", "website"],
        now: clock(),
      });
      const activity = await ownerActivity(db, owner, clock());
      return { ...presentPartnerDetail(row, request.language), ...granted, ownerActivity: activity };
    },
  );
};
