import type { SafetySubject } from "@khamt/contract";
import { lazy, Suspense } from "react";
import { useUser } from "../../lib/auth/index.ts";

const MemberSafety = lazy(() => import("./member-safety.tsx"));

export interface SafetyProps {
  subject: SafetySubject;
  /** Who or what it is. */
  name: string;
}

/** Blocking and reporting, for members. */
export function SafetyActions(props: SafetyProps) {
  if (useUser() === null) return null;
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <MemberSafety {...props} />
    </Suspense>
  );
}
