import type { Account } from "@khamt/contract";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../lib/language/index.ts";
import { setTheme } from "../../lib/theme.ts";
import { useSaveAccount } from "./use-save-account.ts";

/** A device without a theme of its own takes the account's; a language that the reader switches to is kept in the account. */
export function useDeviceFollowsAccount(account: Account | undefined): void {
  const theme = account?.theme;
  useEffect(() => {
    if (theme !== undefined && theme !== "system" && !hasOwnTheme()) setTheme(theme);
  }, [theme]);

  const language = useLanguage();
  const before = useRef(language);
  const saved = account?.user.language;
  const { mutate: save } = useSaveAccount();
  useEffect(() => {
    const isSwitched = before.current !== language;
    before.current = language;
    if (isSwitched && saved !== undefined && saved !== language) save({ language });
  }, [language, saved, save]);
}

function hasOwnTheme(): boolean {
  return document.cookie.includes("khamt-theme=");
}
