import MiniSearch from "minisearch";
import type { Engine, EngineSetup } from "./engine.ts";

/** BM25 over the words, as the package comes; a query is an OR of its words. */
export function createMiniSearch({ input }: EngineSetup): Engine {
  const index = new MiniSearch<{ id: string; text: string }>({ fields: ["text"], tokenize: input.words });
  return {
    add: (id, text) => index.add({ id, text }),
    search: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id)),
  };
}
