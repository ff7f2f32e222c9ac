import type { OwnerActivity } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";

const dots = { week: "bg-match-high", month: "bg-match-good", earlier: "bg-line-strong" } as const;

/** About when the owner of a profile was here last, and how they answer invitations, as far as it is known. */
export function OwnerMarks({ activity: { lastActive, replies } }: { activity: OwnerActivity }) {
  const { owner } = useT(catalogue("vocabulary"));
  return (
    <>
      {lastActive !== null && (
        <span className="inline-flex items-center gap-2 text-sm text-muted">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[lastActive]}`} />
          {owner.lastActive[lastActive]}
        </span>
      )}
      {replies !== null && <span className="text-sm text-muted">{owner.replies[replies]}</span>}
    </>
  );
}
