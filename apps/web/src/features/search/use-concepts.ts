import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Suggest } from "../../components/suggestions.ts";
import { useT } from "../../lib/language/index.ts";
import { searchCatalogue } from "./catalogue.ts";
import { conceptsQuery } from "./queries.ts";

/** What a word may mean, as the server knows it, in both languages. */
export function useConcepts(): Suggest {
  const client = useQueryClient();
  const kinds: Readonly<Record<string, string>> = useT(searchCatalogue).conceptKind;
  return useCallback(
    async (word) => {
      const concepts = await client.fetchQuery(conceptsQuery(word));
      return concepts.map(({ kind, ...concept }) => ({ ...concept, note: kinds[kind] ?? "" }));
    },
    [client, kinds],
  );
}
