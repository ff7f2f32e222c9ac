import type { MailedInvitation, ManagedProgramme } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { CopyLink, EndInvitation } from "./invitation-acts.tsx";
import { mailedQuery } from "./queries.ts";

type MailedProps = { programme: ManagedProgramme; limit: number | undefined };

/** Whom letters have invited, and what became of it. */
export function Mailed({ programme, limit }: MailedProps) {
  const t = useT(catalogue("desk-programmes")).mailed;
  const ui = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(mailedQuery(programme.id, limit));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-40 w-full" />;
  if (data.items.length === 0) return <p className="text-muted">{t.empty}</p>;
  return (
    <div>
      <h3 className="font-semibold">{t.invited(data.total)}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.items.map((each) => (
          <MailedRow key={each.id} programme={programme} invitation={each} />
        ))}
      </ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </div>
  );
}

const tones: Record<MailedInvitation["standing"], BadgeTone> = {
  waiting: "brand",
  joined: "good",
  ended: "neutral",
};

type MailedRowProps = { programme: ManagedProgramme; invitation: MailedInvitation };

function MailedRow({ programme: { id: programmeId, slug }, invitation }: MailedRowProps) {
  const { mailed: t, invitations } = useT(catalogue("desk-programmes"));
  const dayOf = useDay();
  const { id, email, token, standing, endsAt, remindsAt } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 basis-56 grow">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge tone={tones[standing]}>{t.standings[standing]}</Badge>
          {standing === "waiting" && invitations.until(dayOf(endsAt))}
          {standing === "waiting" && remindsAt !== null && <span>{t.reminder(dayOf(remindsAt))}</span>}
        </p>
      </div>
      {standing === "waiting" && (
        <div className="flex flex-wrap gap-2.5">
          <CopyLink slug={slug} token={token} about={t.about(invitations.copy, email)} />
          <EndInvitation
            {...{ programmeId, id, label: t.end, about: t.about(t.end, email), text: t.endText }}
            title={t.endTitle(email)}
          />
        </div>
      )}
    </li>
  );
}
