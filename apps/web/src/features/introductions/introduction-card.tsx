import type { OwnIntroduction } from "@khamt/contract";
import { answerIntroduction, getDashboard, listIntroductions } from "@khamt/contract/calls";
import { isDistant } from "@khamt/contract/vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { catalogue, useLanguage, useT, type Words } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { connectionCalls } from "../../shared/connect/connections.ts";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

type CardProps = {
  introduction: OwnIntroduction;
  /** What it has become. */
  onConnected: (introduction: OwnIntroduction) => void;
};

export function IntroductionCard({ introduction, onConnected }: CardProps) {
  const t = useT(catalogue("introductions"));
  const language = useLanguage();
  const { id, with: other, author, programme, text, percent, reasons } = introduction;
  const named = useLocation({ select: ({ hash }) => hash === id });
  const name = programme.name[language];
  return (
    <Card as="li">
      <article
        id={id}
        aria-labelledby={`${id}-name`}
        className={`scroll-mt-24 ${named ? "-m-2 rounded-control p-2 outline-2 outline-brand-line" : ""}`}
      >
        <header className="flex items-start gap-3">
          <Avatar name={other.name} />
          <div className="min-w-0 grow">
            <State introduction={introduction} />
            <h3 id={`${id}-name`} className="mt-1 text-lg leading-snug font-bold wrap-anywhere">
              {other.name}
            </h3>
            <ProfileOf introduction={introduction} />
          </div>
          {percent !== null && !isDistant(percent) && <ScoreRing percent={percent} />}
        </header>
        <p className="mt-4 text-sm font-semibold text-muted wrap-anywhere">
          {author === null ? t.byProgramme(name) : t.by(author, name)}
        </p>
        <p lang="" className="mt-0.5 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        {reasons.length > 0 && (
          <>
            <h4 className="mt-3 text-sm font-semibold text-muted">{t.why}</h4>
            <ul className="mt-0.5 grid gap-1">
              {reasons.map((reason) => (
                <li key={reason} className="wrap-anywhere">
                  {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <Answer introduction={introduction} onConnected={onConnected} />
      </article>
    </Card>
  );
}

function State({ introduction: { state, accepts } }: { introduction: OwnIntroduction }) {
  const t = useT(catalogue("introductions"));
  if (state === "connected") return <Badge tone="good">{t.connected}</Badge>;
  if (state === "ended") return <Badge>{t.over}</Badge>;
  if (accepts === null) return <Badge tone="brand">{t.newOne}</Badge>;
  return <Badge>{accepts ? t.waiting : t.declined}</Badge>;
}

const pages = { ...profilePages, idea: "/idea/$id" } as const;

function ProfileOf({ introduction: { with: other } }: { introduction: OwnIntroduction }) {
  const t = useT(catalogue("introductions"));
  if (other.profile === null) return null;
  return (
    <Link
      to={pages[other.profile.kind]}
      params={{ id: other.profile.id }}
      aria-label={t.profileOf(other.name)}
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {t.profile}
    </Link>
  );
}

/** In private; of the other's answer nothing is here until both have said yes. */
function Answer({ introduction, onConnected }: CardProps) {
  const t = useT(catalogue("introductions"));
  const day = useDay();
  const client = useQueryClient();
  const { id, with: other, accepts, state, connection, endsAt } = introduction;
  const answer = useAction<boolean, OwnIntroduction>({
    call: (api, accepts) => api.call(answerIntroduction, { params: { id }, body: { accepts } }),
    onDone: async (now) => {
      if (now.connection) onConnected(now);
      const said = now.accepts ? t.done.accepted : t.done.declined;
      showToast({ title: now.connection ? t.done.connected : said });
      await invalidateCalls(client, [listIntroductions, getDashboard, ...connectionCalls]);
    },
  });
  if (connection !== null)
    return connection.conversationId === null ? null : (
      <div className="mt-4">
        <LinkButton
          to="/messages/$id"
          params={{ id: connection.conversationId }}
          aria-label={t.named(t.open, other.name)}
        >
          {t.open}
        </LinkButton>
      </div>
    );
  if (state === "ended") return <p className="mt-4 text-sm text-muted">{t.ended}</p>;
  const until = t.until(day(endsAt));
  const { final, buttons } = waysFor(accepts, t);
  return (
    <>
      <p className="mt-4 text-sm text-muted">{accepts === true ? `${t.waits} ${until}` : until}</p>
      <p id={`${id}-final`} className="mt-1 text-sm">
        {final}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {buttons.map(([label, says]) => (
          <ActionButton
            key={label}
            variant={says && accepts === null ? "next" : "secondary"}
            isPending={answer.isPending}
            aria-label={t.named(label, other.name)}
            aria-describedby={`${id}-final`}
            onClick={() => answer.run(says)}
          >
            {label}
          </ActionButton>
        ))}
      </div>
    </>
  );
}

/** What can be said now, after what was said before. */
function waysFor(
  accepts: boolean | null,
  t: Words["introductions"],
): { final: string; buttons: readonly (readonly [label: string, says: boolean])[] } {
  const { final, accept, decline, takeBack, afterAll } = t;
  if (accepts === null)
    return {
      final: final.answer,
      buttons: [
        [accept, true],
        [decline, false],
      ],
    };
  return accepts
    ? { final: final.takeBack, buttons: [[takeBack, false]] }
    : { final: final.declined, buttons: [[afterAll, true]] };
}
