import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { accountQuery } from "../../shared/account/account.ts";
import { useDeviceFollowsAccount } from "./use-device-follows-account.ts";

const SavesMover = lazy(() => import("../../shared/saves/saves-mover.tsx"));
const PauseBanner = lazy(() => import("./pause-banner.tsx"));
const DeletionBanner = lazy(() => import("./data/deletion-banner.tsx"));

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
