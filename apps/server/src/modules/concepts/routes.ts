import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { conceptQuery, conceptSuggestion } from "@khamt/contract";
import { suggestConcepts } from "../../platform/text/concept-labels.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayRead } from "./policy.ts";
import { presentConcept } from "./present.ts";

export const conceptRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/concepts",
    {
      config: { access: mayRead },
      schema: {
        summary: "What a tag being typed may mean",
        tags: ["Search"],
        querystring: conceptQuery,
        response: { 200: z.array(conceptSuggestion), ...failures },
      },
    },
    async ({ query: { q, kind, limit }, language }) =>
      suggestConcepts({ text: q, kind, limit }).map((concept) => presentConcept(concept, language)),
  );
};
