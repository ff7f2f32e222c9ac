import { catalogue, useT } from "../../lib/language/index.ts";
import { activityOf } from "./activity.ts";

const dots = { week: "bg-match-high", month: "bg-match-good", earlier: "bg-line-strong" } as const;

export function ActivityBand({ lastActiveAt }: { lastActiveAt: string }) {
  const t = useT(catalogue("cofounders"));
  const activity = activityOf(lastActiveAt, new Date());
  return (
    <span suppressHydrationWarning className="inline-flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[activity]}`} />
      {t.activity[activity]}
    </span>
  );
}
