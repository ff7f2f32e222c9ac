import type { Connection } from "@khamt/contract";
import { useLocation, useRouter } from "@tanstack/react-router";
import { Fragment, type ReactNode, Suspense, useState, useEffect } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { viewInvitation } from "@khamt/contract/calls";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ProfileLink } from "../../shared/profiles/profile-link.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";
import { ActionBar } from "./action-bar.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { useRefreshConnections } from "../../shared/connect/connections.ts";
import { TogetherLink } from "./together-link.tsx";

const ContactPanel = lazyWhenOnline(() => import("./contact-panel.tsx"));

type ConnectionCardProps = {
  connection: Connection;
  /** The way to tell what became of it. */
  story: ReactNode;
  safety: ReactNode;
  /** What it has become. */
  onAccepted: (connection: Connection) => void;
};

export function ConnectionCard({ connection, story, safety, onAccepted }: ConnectionCardProps) {
  const { id, other, role, target, source } = connection;
  const t = useT(catalogue("connections"));
  const named = useLocation({ select: ({ hash }) => hash === id });
  useSeen(connection);
  const profile = role === "sender" ? target : source;
  return (
    <Card as="li">
      <article
        id={id}
        aria-labelledby={`${id}-name`}
        className={`scroll-mt-24 ${named ? "-m-2 rounded-control p-2 outline-2 outline-brand-line" : ""}`}
      >
        <header className="flex items-start gap-3">
          <Avatar name={other.name} src={other.avatar} />
          <div className="min-w-0 grow">
            <States connection={connection} />
            <h2 id={`${id}-name`} className="mt-1 text-lg leading-snug font-bold wrap-anywhere">
              {other.name}
            </h2>
            {profile !== null && (
              <ProfileLink profile={profile} label={profile.name === other.name ? t.seeProfile : undefined} />
            )}
          </div>
          {connection.compatibility !== null && <ScoreRing percent={connection.compatibility} />}
          <div className="-mt-2 -mr-2">{safety}</div>
        </header>
        {role === "receiver" && target !== null && (
          <p className="mt-3 text-sm text-muted wrap-anywhere">
            {t.about[target.kind]}: <ProfileLink profile={target} />
          </p>
        )}
        <Words connection={connection} />
        <Times connection={connection} />
        {connection.other.isAway && connection.state !== "accepted" && (
          <p className="mt-2 text-muted">{t.away(other.name)}</p>
        )}
        <ActionBar connection={connection} onAccepted={onAccepted} />
        {connection.state === "accepted" && <TogetherLink />}
        {connection.state === "accepted" && <ContactSection id={id} name={other.name} />}
        <div className="mt-3 border-t border-line pt-2 empty:hidden">{story}</div>
      </article>
    </Card>
  );
}

const tones: Partial<Record<Connection["state"], BadgeTone>> = {
  accepted: "good",
  sent: "brand",
  viewed: "brand",
};

function States({ connection }: { connection: Connection }) {
  const t = useT(catalogue("connections"));
  const { role, state, actions, asked, isSetAside } = connection;
  const isOpen = state === "sent" || state === "viewed";
  const waits = asked.some(({ answer }) => answer === null);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={tones[state] ?? "neutral"}>
        {role === "receiver" && state === "sent" ? t.newOne : t.states[state]}
      </Badge>
      {isSetAside && <Badge>{t.setAside}</Badge>}
      {isOpen && actions.includes("answer") && <Badge tone="next">{t.wantsAnswer}</Badge>}
      {isOpen && waits && role === "receiver" && <Badge>{t.waitsForSender}</Badge>}
    </p>
  );
}

/** As they were written: addresses in them lead nowhere. */
function Words({
  connection: { role, message, question, answer, asked, declined },
}: {
  connection: Connection;
}) {
  const t = useT(catalogue("connections"));
  return (
    <dl className="mt-4 grid gap-3">
      <Said label={t.message} text={message} />
      {question !== null && <Said label={question} text={answer ?? ""} />}
      {asked.map((each) => (
        <Fragment key={each.askedAt}>
          <Said label={role === "receiver" ? t.theyAsked : t.youAsked} text={each.question} />
          {each.answer !== null && <Said label={t.answer} text={each.answer} />}
        </Fragment>
      ))}
      {declined !== null && (declined.reason !== null || declined.text !== "") && (
        <Said
          label={t.declinedWith}
          text={[declined.reason && t.refusals[declined.reason], declined.text].filter(Boolean).join("\n")}
        />
      )}
    </dl>
  );
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{text}</dd>
    </div>
  );
}

function Times({ connection: { createdAt, expiresAt, state } }: { connection: Connection }) {
  const t = useT(catalogue("connections"));
  const day = useDay();
  const isOpen = state === "sent" || state === "viewed";
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <span>
        {t.sentAgo}: <TimeAgo date={createdAt} />
      </span>
      {isOpen && (
        <span>
          {t.expires}: <time dateTime={expiresAt}>{day(expiresAt)}</time>
        </span>
      )}
    </p>
  );
}

/** Closed until it is wanted. */
function ContactSection({ id, name }: { id: string; name: string }) {
  const t = useT(catalogue("connections"));
  const [isOpen, setOpen] = useState(false);
  const panel = `${id}-contacts`;
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t.actions.named(t.contacts.show, name)}
        onClick={() => setOpen(!isOpen)}
      >
        {t.contacts.show}
      </Button>
      <div id={panel}>
        {isOpen && (
          <Suspense>
            <ContactPanel id={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** An invitation that is on its receiver's screen has been read. Should that not arrive, it is said the next time. */
function useSeen({ id, role, state }: Connection): void {
  const { api } = useRouter().options.context;
  const refresh = useRefreshConnections();
  const isNew = role === "receiver" && state === "sent";
  useEffect(() => {
    if (!isNew) return;
    api.call(viewInvitation, { params: { id } }).then(refresh, () => undefined);
  }, [api, id, isNew, refresh]);
}
