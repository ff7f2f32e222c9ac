import type { JuryApplication } from "@khamt/contract";
import { recuseJuror, scoreJuryApplication } from "@khamt/contract/calls";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { momentText } from "../../shared/events/when.ts";
import { Places, useWithin } from "../../shared/scoring/places.tsx";
import { Recusal } from "../../shared/scoring/recusal.tsx";
import { ScoreForm } from "../../shared/scoring/score-form.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Facts, WrittenText } from "../../ui/cards/facts.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { NoneHere } from "./none-here.tsx";
import { juryApplicationQuery, type JuryPart } from "./queries.ts";

type OneApplicationProps = JuryPart & { at: number; isClosed: boolean };

/** One after the other, without going back to the list. */
export function OneApplication({ id, only, q, at, isClosed }: OneApplicationProps) {
  const t = useT(catalogue("jury"));
  const { loading } = useT(catalogue("ui"));
  const navigate = useNavigate();
  const { data, error, refetch } = useList(juryApplicationQuery({ id, only, q }, at));
  useWithin({ at, total: data?.total });
  const goOn = () =>
    void navigate({ to: "/jury/$id", params: { id }, search: { only, q, at: at + 1 }, resetScroll: false });
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  const [application] = data?.items ?? [];
  const back = (
    <LinkButton variant="quiet" to="/jury/$id" params={{ id }} search={{ only, q }}>
      {t.list}
    </LinkButton>
  );
  if (data?.total === 0)
    return (
      <>
        <NoneHere only={only} q={q} />
        <div>{back}</div>
      </>
    );
  if (data === undefined || application === undefined)
    return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <Places at={at} total={data.total} />
        {back}
      </div>
      <Shown
        id={id}
        application={application}
        isClosed={isClosed}
        // Of what is left the next one has come to this place by now.
        onSaved={() => only === undefined && at < data.total && goOn()}
      />
    </>
  );
}

type ShownProps = { id: string; application: JuryApplication; isClosed: boolean; onSaved: () => void };

function Shown({ id, application, isClosed, onSaved }: ShownProps) {
  const t = useT(catalogue("scoring"));
  const language = useLanguage();
  const { userId, name, email, answers, createdAt, changedAt, score, isRecused } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(userId);
  // Whoever goes on by the keyboard, or listens, begins with the next one at its name.
  useEffect(() => {
    if (shown.current !== userId) heading.current?.focus();
    shown.current = userId;
  }, [userId]);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold wrap-anywhere">
            {name}
          </h2>
          {email !== null && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
        </div>
        <CardTime date={createdAt} />
      </div>
      {changedAt !== null && (
        <p className="mt-2 text-sm text-muted">{t.changed(momentText(changedAt, language))}</p>
      )}
      {!isRecused && (
        <div className="mt-4">
          <Facts
            items={answers.map(({ question, answer }) => ({
              label: question[language],
              value: <WrittenText>{answer || t.noAnswer}</WrittenText>,
            }))}
          />
        </div>
      )}
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        {score?.isBefore === true && (
          <p>
            {t.one(t.own, score.score)} ({t.before})
          </p>
        )}
        {isClosed ? (
          <Given application={application} />
        ) : (
          !isRecused && (
            <ScoreForm
              key={userId}
              programmeId={id}
              applicant={{ userId, name }}
              own={score === null ? undefined : { score: score.score, remarks: score.remarks }}
              save={(api, body) => api.call(scoreJuryApplication, { params: { id, userId }, body })}
              onSaved={onSaved}
            />
          )
        )}
        {!isClosed && (
          <Recusal
            {...{ name, isRecused }}
            save={(api, wanted) =>
              api.call(recuseJuror, { params: { id, userId }, body: { isRecused: wanted } })
            }
            onRecused={onSaved}
          />
        )}
      </div>
    </Card>
  );
}

/** What the juror has given, once nothing can be changed. */
function Given({ application: { name, score, isRecused } }: { application: JuryApplication }) {
  const t = useT(catalogue("jury"));
  const { recusal } = useT(catalogue("scoring"));
  if (isRecused) return <p className="max-w-[62ch]">{recusal.is(name)}</p>;
  if (score === null) return <p>{t.unscored}</p>;
  return (
    <>
      {!score.isBefore && <p className="font-semibold">{t.scored(score.score)}</p>}
      {score.remarks !== "" && (
        <Facts items={[{ label: t.remarks, value: <WrittenText>{score.remarks}</WrittenText> }]} />
      )}
    </>
  );
}
