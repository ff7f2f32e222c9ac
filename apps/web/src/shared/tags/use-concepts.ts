import type { ConceptQuery } from "@khamt/contract";
import { suggestConcepts } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import type { Suggest } from "../../ui/forms/suggestions.ts";

const suggested = 6;

/** What a word may mean, as the server knows it, in both languages; only concepts of the kind, where one is named. */
export function useConcepts(only?: ConceptQuery["kind"]): Suggest {
  const client = useQueryClient();
  const kinds: Readonly<Record<string, string>> = useT(catalogue("tags")).kinds;
  return useCallback(
    async (word) => {
      const concepts = await client.fetchQuery(conceptsQuery(word, only));
      return concepts.map(({ kind, ...concept }) => ({ ...concept, note: kinds[kind] ?? "" }));
    },
    [client, kinds, only],
  );
}

const conceptsQuery = (word: string, kind: ConceptQuery["kind"]) =>
  oneQuery(suggestConcepts, { query: { q: word, kind, limit: suggested } });
