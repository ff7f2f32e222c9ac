import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import type { Account } from "@khamt/contract";
import { accountQuery } from "../../shared/account/account.ts";
import { useLanguage, useLanguageStore } from "../../lib/language/index.ts";
import { setTheme } from "../../lib/theme.ts";
import { useSaveAccount } from "./use-save-account.ts";

const SavesMover = lazyWhenOnline(() => import("../../shared/saves/saves-mover.tsx"));
const PauseBanner = lazyWhenOnline(() => import("./pause-banner.tsx"));
const DeletionBanner = lazyWhenOnline(() => import("./data/deletion-banner.tsx"));

/** On every page of a member, after the page itself: what the account says about this device, and its pause, its planned deletion. */
export default function AccountWatch() {
  const account = useQuery(accountQuery).data;
  useDeviceFollowsAccount(account);
  const deletesAt = account?.deletesAt ?? null;
  return (
    <Suspense>
      <SavesMover />
      {account?.isPausedForSilence === true && <PauseBanner />}
      {deletesAt !== null && <DeletionBanner deletesAt={deletesAt} />}
    </Suspense>
  );
}

/** A device without a theme of its own takes the account's; a language that the reader chooses is kept in the account, also by an address or before this is alive. */
function useDeviceFollowsAccount(account: Account | undefined): void {
  const theme = account?.theme;
  useEffect(() => {
    if (theme !== undefined && theme !== "system" && !hasOwnTheme()) setTheme(theme);
  }, [theme]);

  const language = useLanguage();
  const { drawn } = useLanguageStore();
  const before = useRef(askedLanguage() === drawn ? undefined : drawn);
  const saved = account?.user.language;
  const { mutate: save } = useSaveAccount();
  useEffect(() => {
    if (saved === undefined) return;
    const isChosen = before.current !== language;
    before.current = language;
    if (isChosen && saved !== language) save({ language });
  }, [language, saved, save]);
}

/** By `?lang=`, with which the page was opened: its address has lost that since. */
function askedLanguage(): string | null {
  const [opening] = performance.getEntriesByType("navigation");
  return opening === undefined ? null : new URL(opening.name).searchParams.get("lang");
}

function hasOwnTheme(): boolean {
  return document.cookie.includes("khamt-theme=");
}
