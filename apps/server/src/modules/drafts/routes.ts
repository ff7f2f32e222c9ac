import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { draft, draftInput, draftParams } from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import { failures } from "../../plugins/failures.ts";
import { requireMember } from "../../plugins/session.ts";
import { mayDraft } from "./policy.ts";
import { type Content, dropDraft, getDraft, saveDraft } from "./queries.ts";

/** Far more than a form with every field at its longest. */
const mostBytes = 512 * 1024;

/** How far ahead a browser's clock may be. One that is days ahead would otherwise outdo all other devices for days. */
const mostAhead = 60_000;

type Options = { db: Db; clock: () => Date };

const url = "/api/drafts/:kind/:entity";
const nothing = { fields: null, editedAt: null };

export const draftRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, clock }) => {
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
    async (request) =>
      present(await getDraft(db, { userId: requireMember(request).user.id, ...request.params })),
  );

  app.put(
    url,
    {
      config: { access: mayDraft },
      bodyLimit: mostBytes,
      schema: {
        summary:
          "Keeps what stands in a form, unless something typed later is kept; answers with what is kept now",
        tags: ["Drafts"],
        params: draftParams,
        body: draftInput,
        response: { 200: draft, ...failures },
      },
    },
    async (request) => {
      const { fields, editedAt } = request.body;
      const form = { userId: requireMember(request).user.id, ...request.params };
      const newest = clock().getTime() + mostAhead;
      const typedAt = new Date(Math.min(Date.parse(editedAt), newest));
      return present(await saveDraft(db, form, { fields, editedAt: typedAt }));
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

function present(kept: Content | undefined) {
  return kept ? { fields: kept.fields, editedAt: kept.editedAt.toISOString() } : nothing;
}
