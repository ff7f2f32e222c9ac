import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { matchHeaders, matchQuery, matchRequest, matchResult } from "@khamt/contract";
import { createMatcher } from "@khamt/matching";
import type { Rates } from "../../db/derive.ts";
import type { Db } from "../../db/handle.ts";
import type { Rephrase } from "../../enrichment/rephrase.ts";
import { HttpError } from "../../http-error.ts";
import { language } from "../../language.ts";
import { failures } from "../../plugins/failures.ts";
import { createCandidates } from "./candidates.ts";
import { createFinder } from "./find.ts";
import { mayMatch, relations } from "./policy.ts";
import { presentMatch } from "./present.ts";
import { reword } from "./reword.ts";

type Options = { db: Db; rates: Rates; rephrase?: Rephrase | undefined };

export const matchRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, rates, rephrase }) => {
  const matcher = createMatcher({ language, money: rates });
  const find = createFinder({ matcher, candidatesOf: createCandidates({ db, matcher }) });

  app.post(
    "/api/matches",
    {
      config: { access: mayMatch },
      schema: {
        summary: "The best matches for a profile, with reasons",
        tags: ["Matches"],
        querystring: matchQuery,
        body: matchRequest,
        response: { 200: z.array(matchResult), ...failures },
      },
    },
    async (request, reply) => {
      const started = performance.now();
      const { type, source, limit } = request.body;
      if (relations[type].source !== source.kind) throw new HttpError("invalid-parameter", "source.kind");
      const found = await find({ type, sourceId: source.id, limit });
      if (!found) throw new HttpError("not-found");
      reply.header(matchHeaders.considered, found.considered);
      reply.header(matchHeaders.elapsed, (performance.now() - started).toFixed(1));
      const presented = found.matches.map(({ match, candidate }) =>
        presentMatch({ match, listed: candidate.listed, matcher, language: request.language }),
      );
      return rephrase ? reword({ found, presented, reader: request.language, rephrase }) : presented;
    },
  );
};
