import type { ManagedProgramme, ProgrammeInvitation } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CopyLink, EndInvitation } from "./invitation-acts.tsx";

type InvitationCardProps = { programme: ManagedProgramme; invitation: ProgrammeInvitation };

/** A link with how many came by it; one that has ended is told so. */
export function InvitationCard({ programme, invitation }: InvitationCardProps) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const day = useDay();
  const { id, token, places, used, endsAt } = invitation;
  const isEnded = endsAt !== null && new Date(endsAt) <= new Date();
  return (
    <li>
      <Card as="div">
        <p className="font-semibold">
          {t.used(used, places)}
          {endsAt !== null && (
            <span className="font-normal text-muted">
              {" · "}
              {isEnded ? t.ended : t.until(day(endsAt))}
            </span>
          )}
        </p>
        {!isEnded && (
          <div className="mt-4 flex flex-wrap gap-2.5">
            <LinkButton
              size="small"
              to="/manage/programmes/$id/qr/$invitation"
              params={{ id: programme.id, invitation: id }}
            >
              {t.show}
            </LinkButton>
            <CopyLink slug={programme.slug} token={token} />
            <EndInvitation
              programmeId={programme.id}
              id={id}
              label={t.end}
              title={t.endTitle}
              text={t.endText}
            />
          </div>
        )}
      </Card>
    </li>
  );
}
