import type { ManagedProgramme, ProgrammeInvitation } from "@khamt/contract";
import { endProgrammeInvitation } from "@khamt/contract/calls";
import { formatDate } from "@khamt/language/format";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

const ConfirmDialog = lazy(() => import("../../../ui/dialog/confirm-dialog.tsx"));

type InvitationCardProps = { programme: ManagedProgramme; invitation: ProgrammeInvitation };

/** A link with how many came by it; one that has ended is told so. */
export function InvitationCard({ programme, invitation }: InvitationCardProps) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const language = useLanguage();
  const { id, token, places, used, endsAt } = invitation;
  const isEnded = endsAt !== null && new Date(endsAt) <= new Date();
  const copy = async () => {
    const link = `${location.origin}/programmes/${programme.slug}?invitation=${token}`;
    if (await copyText(link)) showToast({ title: t.copied });
  };
  return (
    <li>
      <Card as="div">
        <p className="font-semibold">
          {t.used(used, places)}
          {endsAt !== null && (
            <span className="font-normal text-muted">
              {" · "}
              {isEnded ? t.ended : t.until(formatDate(new Date(endsAt), language, "Asia/Ulaanbaatar"))}
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
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              {t.copy}
            </Button>
            <End programmeId={programme.id} id={id} />
          </div>
        )}
      </Card>
    </li>
  );
}

function End({ programmeId, id }: { programmeId: string; id: string }) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t.end}
      </Button>
      <Suspense>
        {isOpen && (
          <ConfirmDialog
            title={t.endTitle}
            text={t.endText}
            action={t.end}
            act={async (api) => {
              await api.call(endProgrammeInvitation, { params: { id: programmeId, invitation: id } });
              await client.invalidateQueries();
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
