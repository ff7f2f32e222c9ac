import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { writeCookie } from "../cookie.ts";
import { loadCataloguesInUse, type Language, useLanguageStore } from "./catalogue.ts";

/** Switches the language in place: same page, same scroll position, same form contents. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const store = useLanguageStore();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (language) => {
    await loadCataloguesInUse(language);
    writeCookie("khamt-lang", language);
    store.set(language);
    document.documentElement.lang = language;
    await Promise.all([router.invalidate(), queryClient.invalidateQueries()]);
  };
}
