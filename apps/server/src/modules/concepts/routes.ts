import type { FastifyInstance } from "fastify";
import type { ConceptSuggestion } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Rates } from "../../entities/meaning.ts";
import { readSum } from "../../entities/sums.ts";
import { suggestConcepts } from "../../platform/text/concept-labels.ts";
import { addRoute, type RequestOf } from "../../platform/http/route.ts";
import { mayRead } from "./policy.ts";
import { presentConcept } from "./present.ts";

type Deps = { rates: Rates };

export async function conceptRoutes(app: FastifyInstance, { rates }: Deps): Promise<void> {
  addRoute(app, routes.suggestConcepts, {
    access: mayRead,
    // It tells of no one.
    keeps: { sources: [], isSameFor: () => true },
    handler: suggest,
  });
  addRoute(app, routes.readSum, {
    access: mayRead,
    keeps: { sources: [], isSameFor: () => true },
    handler: ({ query: { q, beside } }) => ({ sum: readSum({ words: q, beside }, rates) }),
  });
}

function suggest({ query, language }: RequestOf<typeof routes.suggestConcepts>): ConceptSuggestion[] {
  const { q, kind, limit } = query;
  return suggestConcepts({ text: q, kind, limit }).map((concept) => presentConcept(concept, language));
}
