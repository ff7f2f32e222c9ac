import { create, insert, search } from "@orama/orama";
import type { Engine, EngineSetup } from "./engine.ts";

/**
 * BM25 over words and their beginnings, as the package comes: its exact search wants every word of the query. Orama keeps
 * the documents themselves, so its memory holds the texts as well.
 */
export function createOrama({ input }: EngineSetup): Engine {
  const database = create({
    schema: { text: "string" },
    components: {
      tokenizer: {
        language: "english",
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(input.words(text))],
      },
    },
  });
  return {
    add: (id, text) => {
      finished(insert(database, { id, text }));
    },
    search: (term, limit) => finished(search(database, { term, limit })).hits.map(({ id }) => id),
  };
}

function finished<T>(result: T | Promise<T>): T {
  if (result instanceof Promise) throw new Error("Orama was expected to answer at once");
  return result;
}
