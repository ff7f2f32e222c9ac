import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  application,
  applicationInput,
  applicationMove,
  applicationParams,
  applicationQuery,
  applicationState,
  idParams,
  listingParams,
  newApplication,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Rates } from "../../entities/meaning.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Post } from "../../platform/mail/mail.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { act } from "./act.ts";
import { apply, editApplication } from "./apply.ts";
import { actionsFor, mayApply } from "./policy.ts";
import { presentApplication } from "./present.ts";
import { getApplication, getStanding, listApplications } from "./queries.ts";

type Options = { db: Db; live: Live; post: Post | undefined; clock: () => Date; rates: Rates };

const config = { access: mayApply };
const tags = ["Applications"];
const response = { 200: application, ...failures };
/** A letter and five answers at their longest, in Cyrillic. */
const bodyLimit = 64 * 1024;

export const applicationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, live, post, clock, rates },
) => {
  const toolsNow = () => ({ db, live, post, now: clock() });

  app.get(
    "/api/applications",
    {
      config,
      schema: {
        summary: "What the member sent, or what came for the member's own listings; the newest first",
        tags,
        querystring: applicationQuery,
        response: { 200: z.array(application), ...failures },
      },
    },
    async (request, reply) => {
      const member = requireMember(request).user.id;
      const page = await listApplications(db, member, request.query);
      return sendPage({ request, reply, page }, (row, reader) =>
        presentApplication(row, { member, reader, rates }),
      );
    },
  );

  app.get(
    "/api/applications/with/:listingId",
    {
      config,
      schema: {
        summary: "How the member stands to a listing: what its button shows",
        tags,
        params: listingParams,
        response: { 200: applicationState, ...failures },
      },
    },
    async (request) => {
      const member = requireMember(request).user.id;
      const standing = await getStanding(db, member, request.params.listingId);
      if (!standing) throw new HttpError("not-found");
      const { application: row, isOwn, isDemo } = standing;
      const shown = row && { id: row.id, state: row.state, actions: actionsFor(row, member) };
      return { isOwn, isDemo, application: shown ?? null };
    },
  );

  app.post(
    "/api/project-listings/:id/applications",
    {
      config,
      bodyLimit,
      schema: {
        summary: "Applies to a listing, once for each account",
        tags,
        params: idParams,
        body: newApplication,
        response,
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const applying = { userId: user.id, listingId: request.params.id, input: request.body };
      return read(user.id, await apply(toolsNow(), applying), request.language);
    },
  );

  app.put(
    "/api/applications/:id",
    {
      config,
      bodyLimit,
      schema: {
        summary: "Changes an application that its listing's owner has not acted on",
        tags,
        params: idParams,
        body: applicationInput,
        response,
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const editing = { userId: user.id, id: request.params.id, input: request.body };
      return read(user.id, await editApplication(toolsNow(), editing), request.language);
    },
  );

  app.post(
    "/api/applications/:id/:action",
    {
      config,
      schema: {
        summary: "Moves an application on, as far as the member's side may",
        tags,
        params: applicationParams,
        body: applicationMove,
        response,
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const acting = { ...request.params, by: user.id, reason: request.body.reason };
      return read(user.id, await act(toolsNow(), acting), request.language);
    },
  );

  async function read(member: string, id: string, reader: Language) {
    const row = await getApplication(db, member, id);
    if (!row) throw new HttpError("not-found");
    return presentApplication(row, { member, reader, rates });
  }
};
