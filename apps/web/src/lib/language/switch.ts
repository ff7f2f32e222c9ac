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
    await dropLanguageOfUrl(router);
    await Promise.all([router.invalidate(), queryClient.invalidateQueries()]);
  };
}

/** `?lang=` wins over the cookie, so it may not stay behind when the reader has chosen otherwise. */
async function dropLanguageOfUrl(router: ReturnType<typeof useRouter>): Promise<void> {
  const { pathname, search, hash } = globalThis.location;
  const values = new URLSearchParams(search);
  if (!values.has("lang")) return;
  values.delete("lang");
  const rest = values.size > 0 ? `?${values.toString()}` : "";
  await router.navigate({ href: `${pathname}${rest}${hash}`, replace: true, resetScroll: false });
}
