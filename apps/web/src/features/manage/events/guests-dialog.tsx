import type { EventGuest, ManagedGathering } from "@khamt/contract";
import { getEventGuestsFile, listEventGuests, markEventGuest } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf } from "../../../lib/api.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { invalidateCalls, mostShown } from "../../../lib/query/query.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { AnchorButton, Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { FindForm } from "../../../ui/forms/find-form.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { dayFromNow, toField } from "../../../shared/events/when.ts";
import { Loaded } from "../frame/loaded.tsx";
import { PrintAll } from "../frame/print-all.tsx";
import { guestsQuery } from "./queries.ts";
import { WalkIns } from "./walk-ins.tsx";

const step = 50;
const tones: Record<EventGuest["state"], BadgeTone> = { going: "good", waiting: "next", left: "neutral" };

/** Who comes, who waits, who has given the place back, and who came. */
export default function GuestsDialog({ event, onClose }: { event: ManagedGathering; onClose: () => void }) {
  const { guests: t } = useT(catalogue("manage-events"));
  const language = useLanguage();
  const client = useQueryClient();
  const [q, setWord] = useState<string>();
  const [limit, setLimit] = useState(step);
  const answer = useList(guestsQuery(event.id, { q, limit }));
  const whole = guestsQuery(event.id, { q, limit: mostShown });
  // Somebody may come before it begins.
  const isDay = toField(event.beginsAt).slice(0, 10) <= dayFromNow(0);
  const find = (word: string | undefined) => {
    setWord(word);
    setLimit(step);
  };
  return (
    <Dialog open onOpenChange={onClose} title={event.title[language]} description={t.text}>
      <Loaded {...answer}>
        {({ items, total }) => (
          <div className="grid gap-4" data-print-alone="">
            {(total > 1 || q !== undefined) && (
              <div className="print:hidden">
                <FindForm
                  label={t.search}
                  button={t.find}
                  word={q}
                  place={`/manage/events#${event.id}`}
                  onFind={find}
                />
              </div>
            )}
            <p role="status" className="text-muted empty:hidden">
              {total === 0 && (q === undefined ? t.nobody : t.noMatch)}
            </p>
            <ul className="divide-y divide-line border-y border-line empty:hidden">
              {items.map((guest) => (
                <Guest key={guest.userId} guest={guest} event={event.id} />
              ))}
            </ul>
            {items.length < total && (
              <div>
                <Button variant="secondary" onClick={() => setLimit(limit + step)}>
                  {t.more(total - items.length)}
                </Button>
              </div>
            )}
            {total > 0 && (
              <div className="flex flex-wrap gap-x-4">
                <PrintAll load={() => client.fetchQuery(whole)} show={() => setLimit(mostShown)} />
                <AnchorButton
                  variant="quiet"
                  size="small"
                  href={addressOf(getEventGuestsFile, { params: { id: event.id }, query: { as: "xlsx" } })}
                  download=""
                >
                  {t.file}
                </AnchorButton>
              </div>
            )}
            <WalkIns event={event} isDay={isDay} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Guest({ guest, event }: { guest: EventGuest; event: string }) {
  const { guests: t } = useT(catalogue("manage-events"));
  const { name, email, startUp, state, hasCome, since } = guest;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {startUp !== null && <p className="text-sm wrap-anywhere">{startUp}</p>}
        <p className="text-sm text-muted wrap-anywhere">
          {email !== null && `${email} · `}
          <TimeAgo date={since} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        {hasCome !== null && (
          <>
            <Badge tone={hasCome ? "brand" : "neutral"}>{hasCome ? t.came : t.notSeen}</Badge>
            <MarkButton event={event} guest={guest} hasCome={hasCome} />
          </>
        )}
      </div>
    </li>
  );
}

/** For who came without a phone, and to take it back. */
function MarkButton({ event, guest, hasCome }: { event: string; guest: EventGuest; hasCome: boolean }) {
  const { guests: t, of } = useT(catalogue("manage-events"));
  const client = useQueryClient();
  const { userId, name } = guest;
  const marking = useAction<void, EventGuest>({
    call: (api) => api.call(markEventGuest, { params: { id: event, userId }, body: { hasCome: !hasCome } }),
    onDone: () => invalidateCalls(client, [listEventGuests]),
  });
  const label = hasCome ? t.unmark : t.mark;
  return (
    <ActionButton
      variant="quiet"
      size="small"
      isPending={marking.isPending}
      aria-label={of(label, name)}
      onClick={() => marking.run()}
    >
      {label}
    </ActionButton>
  );
}
