import type { Connection, EntityRef, MatchWith } from "@khamt/contract";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useUser } from "../../lib/auth/index.ts";
import { writeKept } from "../../lib/device-draft.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { unsentKey } from "../../shared/messages/unsent.ts";
import { useMatchWith } from "../../shared/you-and/queries.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Knot } from "../../ui/page/knot.tsx";
import { dismissToast } from "../../ui/toast/toast-store.ts";
import { TogetherLink } from "./together-link.tsx";

const ContactPanel = lazyWhenOnline(() => import("./contact-panel.tsx"));

/** In place of an invitation that was just accepted: three ways to begin, the conversation, and how to reach each other. */
export function ConnectedCard({ connection }: { connection: Connection }) {
  const t = useT(catalogue("connections"));
  const { id, other, source, conversationId } = connection;
  return (
    <Card as="li" padding="roomy">
      <article id={id} aria-labelledby={`${id}-name`}>
        <header className="flex items-center gap-4">
          <Avatar name={other.name} src={other.avatar} />
          <div className="min-w-0 grow">
            <h2 id={`${id}-name`} className="text-xl leading-snug font-bold wrap-anywhere">
              {t.connected.title(other.name)}
            </h2>
            <p className="mt-1 text-muted">{t.connected.text}</p>
          </div>
          <Knot className="size-14 shrink-0 text-brand max-sm:hidden" />
        </header>
        {conversationId !== null && (
          <>
            <h3 className="mt-6 font-bold">{t.connected.begin}</h3>
            {source === null ? (
              <Openers conversationId={conversationId} texts={generalOpeners(t, other.name)} />
            ) : (
              <OpenersFor {...{ connection, conversationId, source }} />
            )}
            <div className="mt-4">
              <LinkButton
                to="/messages/$id"
                params={{ id: conversationId }}
                onClick={dismissToast}
                variant="secondary"
                aria-label={t.actions.named(t.actions.open, other.name)}
              >
                {t.actions.open}
              </LinkButton>
            </div>
          </>
        )}
        <TogetherLink />
        <Suspense fallback={<div className="mt-4 min-h-40" />}>
          <ContactPanel id={id} />
        </Suspense>
      </article>
    </Card>
  );
}

type Source = EntityRef & { name: string };
type OpenersForProps = { connection: Connection; conversationId: string; source: Source };

/** Made of what the two were matched by. */
function OpenersFor({ connection, conversationId, source }: OpenersForProps) {
  const t = useT(catalogue("connections"));
  const { match, isFailed } = useMatchWith(source);
  if (match === undefined && !isFailed) return <div role="status" className="skeleton mt-3 h-48 w-full" />;
  const found = match?.match;
  const { name } = connection.other;
  const texts = found ? openersOf(t, { found, name, theirs: source.name }) : generalOpeners(t, name);
  return <Openers conversationId={conversationId} texts={texts} />;
}

/** Each is taken into the conversation's box, to be changed and sent there. */
function Openers({ conversationId, texts }: { conversationId: string; texts: readonly string[] }) {
  const navigate = useNavigate();
  const owner = useUser()?.id ?? "";
  const take = (text: string) => {
    writeKept(unsentKey(conversationId, owner), text);
    // It leads there, too, and would cover the button that sends.
    dismissToast();
    void navigate({ to: "/messages/$id", params: { id: conversationId } });
  };
  return (
    <ul className="mt-3 grid gap-2.5">
      {texts.map((text) => (
        <li key={text}>
          <Button variant="secondary" full onClick={() => take(text)}>
            <span className="grow text-left font-normal wrap-anywhere">{text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Terms = Words["connections"];
type Reasons = { found: NonNullable<MatchWith["match"]>; name: string; theirs: string };

/** What is met between the two, what is open, and when to talk. */
function openersOf(t: Terms, { found, name, theirs }: Reasons): string[] {
  const { openers } = t.connected;
  const { asking, strands } = found.needs;
  const met = strands.find(({ cover }) => cover === "covered")?.name;
  const open = strands.find(({ cover }) => cover !== "covered")?.name;
  const first = asking === "source" ? openers.theyBring : openers.youBring;
  const about = asking === "source" ? found.source.name : theirs;
  return [
    met === undefined ? openers.hello(name) : first(name, met, about),
    open === undefined ? openers.time : openers.open(open),
    openers.talk,
  ];
}

function generalOpeners({ connected: { openers } }: Terms, name: string): string[] {
  return [openers.hello(name), openers.time, openers.talk];
}
