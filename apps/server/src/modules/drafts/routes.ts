import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { draft, draftInput, draftParams } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { failures } from "../../plugins/failures.ts";
import { requireMember } from "../../plugins/session.ts";
import { mayDraft } from "./policy.ts";
import { dropDraft, getDraft, saveDraft } from "./queries.ts";

/** Far more than a form with every field at its longest. */
const mostBytes = 512 * 1024;

const url = "/api/drafts/:kind/:entity";
const nothing = { fields: null, editedAt: null };

export const draftRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    url,
    {
      config: { access: mayDraft },
      schema: {
        summary: "What the member has typed into a form so far",
        tags: ["Drafts"],
        params: draftParams,
        response: { 200: draft, ...failures },
      },
    },
    async (request) => {
      const kept = await getDraft(db, { userId: requireMember(request).user.id, ...request.params });
      return kept ? { fields: kept.fields, editedAt: kept.editedAt.toISOString() } : nothing;
    },
  );

  app.put(
    url,
    {
      config: { access: mayDraft },
      bodyLimit: mostBytes,
      schema: {
        summary: "Keeps what stands in a form, unless something typed later is kept",
        tags: ["Drafts"],
        params: draftParams,
        body: draftInput,
        response: { 200: draft, ...failures },
      },
    },
    async (request) => {
      const { fields, editedAt } = request.body;
      const form = { userId: requireMember(request).user.id, ...request.params };
      await saveDraft(db, form, { fields, editedAt: new Date(editedAt) });
      return { fields, editedAt };
    },
  );

  app.delete(
    url,
    {
      config: { access: mayDraft },
      schema: {
        summary: "Forgets a draft",
        tags: ["Drafts"],
        params: draftParams,
        response: { 200: draft, ...failures },
      },
    },
    async (request) => {
      await dropDraft(db, { userId: requireMember(request).user.id, ...request.params });
      return nothing;
    },
  );
};
