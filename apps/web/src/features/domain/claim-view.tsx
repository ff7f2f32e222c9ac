import type { DomainClaim, OwnDomain } from "@khamt/contract";
import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";
import { CodeForm } from "./code-form.tsx";
import { RecordsTable } from "./records-table.tsx";

const RemoveDialog = lazyWhenOnline(() => import("./remove-dialog.tsx"));

type ClaimViewProps = {
  company: NonNullable<OwnDomain["company"]>;
  claim: DomainClaim;
};

/** The domain, the records to set, and the check. */
export function ClaimView({ company, claim }: ClaimViewProps) {
  const t = useT(catalogue("domain"));
  return (
    <>
      <Card as="section" padding="roomy">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl font-bold wrap-anywhere">{claim.domain}</h2>
          <StateBadge state={claim.state} />
        </div>
        <Standing {...{ company, claim }} />
        <div className="mt-5 flex flex-wrap gap-3">
          {claim.state === "verified" && company.isListed && (
            <LinkButton to="/companies/$id" params={{ id: company.id }} variant="secondary" size="small">
              {t.done.see}
            </LinkButton>
          )}
          <DialogButton
            variant="secondary"
            size="small"
            dialog={(onClose) => <RemoveDialog claim={claim} onClose={onClose} />}
          >
            {t.remove.button}
          </DialogButton>
        </div>
      </Card>
      <RecordsTable records={claim.records} />
      <CodeForm {...{ company, claim }} />
    </>
  );
}

const looks: Record<DomainClaim["state"], { tone: BadgeTone; Icon: typeof Clock }> = {
  pending: { tone: "next", Icon: Clock },
  verified: { tone: "good", Icon: BadgeCheck },
  lost: { tone: "danger", Icon: TriangleAlert },
};

export function StateBadge({ state }: { state: DomainClaim["state"] }) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {useT(catalogue("domain")).states[state]}
    </Badge>
  );
}

/** Since when, until when, and when it was last looked at. */
function Standing({ claim }: ClaimViewProps) {
  const t = useT(catalogue("domain"));
  const day = useDay();
  return (
    <div className="mt-2 grid max-w-[62ch] gap-1 text-muted">
      {claim.state === "verified" && claim.verifiedAt !== null && (
        <>
          <p className="font-semibold text-ink">{t.verifiedOn(day(claim.verifiedAt))}</p>
          <p>{t.weekly}</p>
        </>
      )}
      {claim.isTaken && (
        <div className="rounded-control bg-next-soft px-4 py-3 text-ink">
          <p className="font-semibold text-next-text">{t.taken.title}</p>
          <p className="mt-1 text-sm">{t.taken.text}</p>
        </div>
      )}
      {claim.state === "lost" && claim.lostAt !== null && <p>{t.lostOn(day(claim.lostAt))}</p>}
      <p className="text-sm">
        {claim.checkedAt === null ? (
          t.neverChecked
        ) : (
          <>
            {t.checkedOn}: <TimeAgo date={claim.checkedAt} />
          </>
        )}
      </p>
    </div>
  );
}
