import type { Gathering } from "@khamt/contract";
import { getEventFile, leaveEvent, listEvents, signUpForEvent } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { addressOf } from "../../lib/api.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { OwnTime } from "../../shared/events/own-time.tsx";
import { whenText } from "../../shared/events/when.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { AnchorButton } from "../../ui/buttons/button.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

export function EventCard({ event }: { event: Gathering }) {
  const t = useT(catalogue("events"));
  const language = useLanguage();
  const { id, title, text, programme, place, isOnline, link, beginsAt, endsAt } = event;
  return (
    <li id={id} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
      <Card as="div">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{programme === null ? t.everybody : programme.name[language]}</Badge>
          <Standing event={event} />
        </div>
        <h2 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{title[language]}</h2>
        <p className="mt-1 font-semibold wrap-anywhere">
          <time dateTime={beginsAt}>{whenText(beginsAt, endsAt, language)}</time>
          <OwnTime beginsAt={beginsAt} endsAt={endsAt} />
        </p>
        <p className="text-muted wrap-anywhere">
          {[place, isOnline && link === null && t.online].filter(Boolean).join(" · ")}
          {link !== null && (
            <>
              {place !== null && " · "}
              <a
                href={link}
                rel="noreferrer noopener"
                target="_blank"
                className="inline-block min-h-6 font-semibold text-brand underline-offset-4 hover:underline"
              >
                {t.link}
              </a>
            </>
          )}
        </p>
        <p className="mt-3 leading-relaxed whitespace-pre-line wrap-anywhere">{text[language]}</p>
        <Places event={event} />
        <Actions event={event} />
      </Card>
    </li>
  );
}

function Standing({ event: { isCancelled, mine } }: { event: Gathering }) {
  const t = useT(catalogue("events"));
  if (isCancelled) return <Badge tone="next">{t.cancelled}</Badge>;
  if (mine === "going") return <Badge tone="good">{t.going}</Badge>;
  return mine === "waiting" && <Badge tone="brand">{t.waiting}</Badge>;
}

function Places({ event: { places, going, waiting, isCancelled } }: { event: Gathering }) {
  const t = useT(catalogue("events"));
  if (isCancelled) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      {[places === null ? t.come(going) : t.taken(going, places), waiting > 0 && t.wait(waiting)]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

function Actions({ event }: { event: Gathering }) {
  const t = useT(catalogue("events"));
  const language = useLanguage();
  const isMember = useUser() !== null;
  const client = useQueryClient();
  const { id, mine, places, going, isCancelled } = event;
  const isThere = mine === "going" || mine === "waiting";
  const step = useAction<boolean, Gathering>({
    call: (api, comes) => api.call(comes ? signUpForEvent : leaveEvent, { params: { id } }),
    onDone: async (now) => {
      const said = { going: t.done.going, waiting: t.done.waiting, left: t.done.left };
      showToast({ title: said[now.mine ?? "left"] });
      await invalidateCalls(client, [listEvents]);
    },
  });
  if (isCancelled)
    return (
      <div className="mt-4">
        <CalendarLink event={event}>{t.offCalendar}</CalendarLink>
      </div>
    );
  const isFull = places !== null && going >= places;
  const label = isThere ? t.leave : isFull ? t.queue : t.signUp;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      {isMember ? (
        <ActionButton
          variant={isThere ? "secondary" : "next"}
          isPending={step.isPending}
          aria-label={t.named(label, event.title[language])}
          onClick={() => step.run(!isThere)}
        >
          {label}
        </ActionButton>
      ) : (
        <p className="text-sm text-muted">{t.signInFirst}</p>
      )}
      <CalendarLink event={event}>{mine === "left" ? t.offCalendar : t.calendar}</CalendarLink>
    </div>
  );
}

/** A calendar knows each later file as the same event, and that it is cancelled or that the reader does not come. */
function CalendarLink({ event: { id, title }, children }: { event: Gathering; children: string }) {
  const t = useT(catalogue("events"));
  const language = useLanguage();
  return (
    <AnchorButton
      variant="quiet"
      href={addressOf(getEventFile, { params: { id } })}
      download=""
      aria-label={t.named(children, title[language])}
    >
      {children}
    </AnchorButton>
  );
}
