import { Index } from "flexsearch";
import type { Engine, EngineSetup } from "./engine.ts";

/** Whole words. It ranks by where a word stands, not by BM25; `suggest` lets a text miss some words of the query. */
export function createFlexSearch({ input }: EngineSetup): Engine {
  const index = new Index({ tokenize: "strict", encode: input.words });
  return {
    add: (id, text) => {
      index.add(id, text);
    },
    search: (query, limit) => index.search(query, { limit, suggest: true }).map(String),
  };
}
