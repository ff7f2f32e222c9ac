import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { closeInput, idParams, ownProject } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Post } from "../../platform/mail/mail.ts";
import { requireOwn } from "../../entities/owned/own.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { closeListing, renewListing } from "./life.ts";
import { mayKeep } from "./policy.ts";
import { presentLife, presentProject } from "./present.ts";

type Options = { db: Db; live: Live; post: Post | undefined; clock: () => Date };

const config = { access: mayKeep };
const tags = ["Projects"];
const response = { 200: ownProject, ...failures };

/** How long a listing is open: its owner ends it, and keeps it going. */
export const listingLifeRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, live, post, clock }) => {
  app.post(
    "/api/project-listings/:id/close",
    {
      config,
      schema: {
        summary: "Closes a listing and answers everybody who still waits",
        tags,
        params: idParams,
        body: closeInput,
        response,
      },
    },
    async (request) => {
      const own = { userId: requireMember(request).user.id, id: request.params.id };
      await closeListing({ db, live, post, now: clock() }, { ...own, outcome: request.body.outcome });
      return read(own, request.language);
    },
  );

  app.post(
    "/api/project-listings/:id/renew",
    {
      config,
      schema: {
        summary: "Keeps a listing open, or opens it again, for its whole time from now on",
        tags,
        params: idParams,
        response,
      },
    },
    async (request) => {
      const own = { userId: requireMember(request).user.id, id: request.params.id };
      await renewListing({ db, live, post, now: clock() }, own);
      return read(own, request.language);
    },
  );

  async function read(own: { userId: string; id: string }, reader: Language) {
    const row = await requireOwn(db, { ...own, kind: "project" });
    return { ...presentProject(row, reader), ...presentOwn("project", row), ...presentLife(row) };
  }
};
