import { useHydrated } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import type { SafetyProps } from "./report-dialog.tsx";
import { useUser } from "../../lib/auth/index.ts";

const MemberSafety = lazyWhenOnline(() => import("./member-safety.tsx"));

/** Blocking and reporting, for members, behind three dots. */
export function SafetyActions(props: SafetyProps) {
  const user = useUser();
  const isHydrated = useHydrated();
  if (user === null) return null;
  const room = <div className="size-11 shrink-0" />;
  if (!isHydrated) return room;
  return (
    <Suspense fallback={room}>
      <MemberSafety {...props} />
    </Suspense>
  );
}
