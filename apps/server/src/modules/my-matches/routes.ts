import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  generatedMatches,
  idParams,
  matchQuery,
  matchStatusInput,
  myMatch,
  savedMatches,
  saveMatchesInput,
} from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { generateMatches } from "./generate.ts";
import { mayKeepMatches } from "./policy.ts";
import { presentKept } from "./present.ts";
import { forgetMatch, type KeptRow, listKept, moveMatch } from "./queries.ts";
import { readAll, sourcesOf, targetOf } from "./read.ts";
import { saveMatches } from "./save.ts";

type Options = { db: Db; matching: Matching; clock: () => Date };

const config = { access: mayKeepMatches };
const tags = ["My matches"];

export const myMatchRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, matching, clock }) => {
  app.get(
    "/api/my-matches",
    {
      config,
      schema: {
        summary: "All matches that the member keeps, newest first",
        tags,
        querystring: matchQuery,
        response: { 200: z.array(myMatch), ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      return presentKept({ db, matching, reader: request.language }, await listKept(db, user.id));
    },
  );

  app.post(
    "/api/my-matches",
    {
      config,
      schema: {
        summary: "Saves matches; one that was removed is there again",
        tags,
        querystring: matchQuery,
        body: saveMatchesInput,
        response: { 200: savedMatches, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const tools = { db, matching, reader: request.language, now: clock() };
      return saveMatches(tools, user.id, request.body.matches);
    },
  );

  app.post(
    "/api/my-matches/generate",
    {
      config,
      schema: {
        summary: "Saves the best new matches for the member's own profiles",
        tags,
        querystring: matchQuery,
        response: { 200: generatedMatches, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      return generateMatches({ db, matching, reader: request.language, now: clock() }, user.id);
    },
  );

  app.patch(
    "/api/my-matches/:id",
    {
      config,
      schema: {
        summary: "Marks a match as saved, contacted or dismissed",
        tags,
        params: idParams,
        querystring: matchQuery,
        body: matchStatusInput,
        response: { 200: myMatch, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const { params, body, language: reader } = request;
      const row = await moveMatch(db, {
        userId,
        id: params.id,
        to: body.status,
        now: clock(),
        read: readBoth,
      });
      const [moved] = await presentKept({ db, matching, reader }, [row]);
      if (!moved) throw new HttpError("not-found");
      return moved;
    },
  );

  app.delete(
    "/api/my-matches/:id",
    {
      config,
      schema: {
        summary: "Forgets a match; saving it again brings it back",
        tags,
        params: idParams,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await forgetMatch(db, { userId: user.id, id: request.params.id });
      return request.params;
    },
  );

  async function readBoth(row: KeptRow) {
    const listed = await readAll(db, [targetOf(row), ...sourcesOf(row)]);
    return { target: listed(targetOf(row)), source: sourcesOf(row).map(listed).find(Boolean) };
  }
};
