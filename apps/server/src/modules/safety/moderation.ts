import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { decisionInput, decisionMade, idParams, reportCase, reportsQuery } from "@khamt/contract";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { listCases, listDecisions } from "./cases.ts";
import { decide, restore } from "./decide.ts";
import { mayDecide } from "./policy.ts";
import { presentCase, presentDecision } from "./present.ts";
import type { Tools } from "./notify.ts";

type Options = Omit<Tools, "now"> & { clock: () => Date };

const config = { access: mayDecide };
const tags = ["Administration"];

/** Where administrators read what was reported, and decide. */
export const moderationRoutes: FastifyPluginAsyncZod<Options> = async (app, { clock, ...tools }) => {
  const { db } = tools;

  app.get(
    "/api/admin/reports",
    {
      config,
      schema: {
        summary: "What waits for a decision, each with all its reports; the oldest first",
        tags,
        querystring: reportsQuery,
        response: { 200: z.array(reportCase), ...failures },
      },
    },
    async (request, reply) => {
      const { user } = requireMember(request);
      const page = await listCases(db, request.query);
      const rows = [];
      for (const row of page.rows) rows.push(await presentCase(db, row, user.id));
      return sendPage({ request, reply, page: { ...page, rows } }, (row) => row);
    },
  );

  app.get(
    "/api/admin/decisions",
    {
      config,
      schema: {
        summary: "The log of decisions, the newest first",
        tags,
        querystring: reportsQuery,
        response: { 200: z.array(decisionMade), ...failures },
      },
    },
    async (request, reply) => {
      const { user } = requireMember(request);
      const page = await listDecisions(db, request.query);
      const rows = [];
      for (const row of page.rows) rows.push(await presentDecision(db, row, user.id));
      return sendPage({ request, reply, page: { ...page, rows } }, (row) => row);
    },
  );

  const summaries = {
    dismiss: "Finds nothing wrong, and names the rule: what was hidden is shown again",
    uphold: "Names the rule that was broken: a profile is hidden from now on",
  };
  for (const action of ["dismiss", "uphold"] as const)
    app.post(
      `/api/admin/reports/:id/${action}`,
      {
        config,
        schema: {
          summary: summaries[action],
          tags,
          params: idParams,
          body: decisionInput,
          response: { 200: idParams, ...failures },
        },
      },
      async (request) => {
        const by = requireMember(request).user.id;
        const { id } = request.params;
        await decide({ ...tools, now: clock() }, { ...request.body, id, by, action });
        return { id };
      },
    );

  app.post(
    "/api/admin/decisions/:id/restore",
    {
      config,
      schema: {
        summary: "Takes a decision back after an appeal: what was hidden is shown again",
        tags,
        params: idParams,
        body: decisionInput,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      const by = requireMember(request).user.id;
      const { id } = request.params;
      await restore({ ...tools, now: clock() }, { ...request.body, id, by });
      return { id };
    },
  );
};
