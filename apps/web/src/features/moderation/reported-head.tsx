import type { DecisionMade, ReportCase } from "@khamt/contract";
import { Badge } from "../../ui/cards/badge.tsx";
import { isBetweenTwo } from "../../shared/moderation/between-two.ts";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { ReactNode } from "react";

type Reported = Pick<ReportCase | DecisionMade, "subject" | "name" | "owner" | "isHeld">;

/** What it is, whose, and since when. */
export function ReportedHead({
  reported: { subject, name, owner, isHeld },
  reporters,
  since,
  children,
}: {
  reported: Reported;
  /** Of what is between two: the other one. */
  reporters?: string | undefined;
  since: string;
  children?: ReactNode;
}) {
  const t = useT(catalogue("moderation"));
  const kind = t.kinds[subject.kind];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">{name || kind}</h3>
        <p className="mt-0.5 text-sm text-muted wrap-anywhere">
          {[
            name !== "" && kind,
            `${isBetweenTwo(subject.kind) ? t.aboutWhom : t.owner}: ${t.ownersName(owner)}`,
            reporters && `${t.reportedBy}: ${reporters}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="grid justify-items-start gap-1 sm:justify-items-end">
        <span className="flex flex-wrap gap-1.5">
          {children}
          {isHeld && <Badge tone="danger">{t.hidden}</Badge>}
        </span>
        <CardTime date={since} />
      </div>
    </div>
  );
}
