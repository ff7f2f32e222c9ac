import type { VouchMade } from "@khamt/contract";
import { endVouch, listVouches, vouch } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Facts, WrittenText } from "../../ui/cards/facts.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";

const ReasonDialog = lazyWhenOnline(() => import("./reason-dialog.tsx"));

/** One line of the record: for whom, by whom, why, and whether it was taken back. */
export function VouchCard({ vouch: made }: { vouch: VouchMade }) {
  const { vouches: t, someone, ownersName, about } = useT(catalogue("moderation"));
  const { id, name, cofounderId, reason, by, since, ended } = made;
  const who = (named: string | null) => (named === null ? someone : ownersName(named));
  return (
    <li>
      <Card as="div">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h3 className="text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
          <div className="grid justify-items-start gap-1 sm:justify-items-end">
            <Badge tone={ended === null ? "good" : "neutral"}>{ended === null ? t.stands : t.ended}</Badge>
            <CardTime date={since} />
          </div>
        </div>
        <div className="mt-4">
          <Facts
            items={[
              { label: t.by, value: who(by) },
              { label: t.reason, value: <WrittenText>{reason}</WrittenText> },
              {
                label: t.endedBy,
                value: ended !== null && (
                  <>
                    {who(ended.by)} · <TimeAgo date={ended.at} />
                  </>
                ),
              },
              {
                label: t.endReason,
                value: ended !== null && <WrittenText>{ended.reason || t.renamed}</WrittenText>,
              },
            ]}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
          {cofounderId !== null && (
            <LinkButton
              variant="quiet"
              size="small"
              to="/startup-cofounders/$id"
              params={{ id: cofounderId }}
            >
              {t.open}
            </LinkButton>
          )}
          {ended === null && <EndButton id={id} name={name} label={about(t.end.button, name)} />}
        </div>
      </Card>
    </li>
  );
}

function EndButton({ id, name, label }: { id: string; name: string; label: string }) {
  const { end, done } = useT(catalogue("moderation")).vouches;
  const client = useQueryClient();
  return (
    <DialogButton
      variant="danger"
      aria-label={label}
      dialog={(onClose) => (
        <ReasonDialog
          {...{ ...end, title: end.title(name), variant: "danger", onClose }}
          about={`end-vouch-${id}`}
          act={(api, reason) => api.call(endVouch, { params: { id }, body: { reason } })}
          onDone={() => {
            showToast({ title: done });
            return invalidateCalls(client, [listVouches]);
          }}
        />
      )}
    >
      {end.button}
    </DialogButton>
  );
}

/** For one person who was found. */
export function VouchButton({ id, name }: { id: string; name: string }) {
  const { vouches: t, about } = useT(catalogue("moderation"));
  const client = useQueryClient();
  return (
    <DialogButton
      variant="secondary"
      size="small"
      aria-label={about(t.begin.button, name)}
      dialog={(onClose) => (
        <ReasonDialog
          {...{ ...t.begin, title: t.begin.title(name), onClose }}
          about={`vouch-${id}`}
          act={(api, reason) => api.call(vouch, { body: { cofounderId: id, reason } })}
          onDone={() => {
            showToast({ title: t.done });
            return client.invalidateQueries();
          }}
        />
      )}
    >
      {t.begin.button}
    </DialogButton>
  );
}
