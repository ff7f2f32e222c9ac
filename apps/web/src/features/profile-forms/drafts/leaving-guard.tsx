import { useBlocker } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { isAtRisk, type DraftKeeper } from "./draft-keeper.ts";
import { useKept } from "./kept-note.tsx";

const leavingDialog = lazyPart(() => import("./leaving-dialog.tsx"));

/** Asks before leaving, but only while what was typed could be kept nowhere. */
export function LeavingGuard({ keeper }: { keeper: DraftKeeper }) {
  const kept = useKept(keeper);
  const isTyped = kept.device !== "idle";
  // There may be no network left when it is needed.
  useEffect(() => {
    if (isTyped) void leavingDialog.load().catch(() => {});
  }, [isTyped]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    disabled: !isAtRisk(kept),
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense>
      <leavingDialog.Part onStay={reset} onLeave={proceed} />
    </Suspense>
  );
}
