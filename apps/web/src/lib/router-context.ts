import type { QueryClient } from "@tanstack/react-query";
import { createApi, type Api, type Fetcher } from "./api.ts";
import { createLanguageStore, type Language, type LanguageStore } from "./language/index.ts";
import { createQueryClient } from "./query/query.ts";

/** What every loader and every component can reach: one for the browser, one for each rendering on the server. */
export type RouterContext = {
  api: Api;
  queryClient: QueryClient;
  language: LanguageStore;
};

export function createContext(fetcher: Fetcher, language: Language): RouterContext {
  const store = createLanguageStore(language);
  const api = createApi(fetcher, () => store.current);
  return { api, queryClient: createQueryClient(api), language: store };
}
