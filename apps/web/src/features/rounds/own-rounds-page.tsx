import type { OwnMeeting, OwnRounds } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { ProfileLink } from "../../shared/profiles/profile-link.tsx";
import { ownRoundsQuery } from "../../shared/rounds/queries.ts";
import { RoundClock } from "../../shared/rounds/round-clock.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { MetPerson } from "./met-person.tsx";

/** On the phone of somebody who takes part: where to sit, with whom, why, and for how long. */
export function OwnRoundsPage({ id }: { id: string }) {
  const t = useT(catalogue("rounds"));
  if (useUser() === null) return <LoginRequired words={t.own.login} />;
  return <OwnRoundsOf id={id} />;
}

function OwnRoundsOf({ id }: { id: string }) {
  const t = useT(catalogue("rounds"));
  const language = useLanguage();
  const { data } = useQuery(ownRoundsQuery(id));
  if (data === undefined) return undefined;
  return (
    <>
      <PageHeader title={data.name} intro={data.programme?.[language] ?? t.everybody} />
      <div className="frame grid max-w-2xl gap-6 pb-24">
        <Now rounds={data} />
        <Met rounds={data} />
      </div>
    </>
  );
}

function Now({ rounds }: { rounds: OwnRounds }) {
  const t = useT(catalogue("rounds"));
  const { state, current, mine, meetings, currentSince, minutes } = rounds;
  const running = meetings.find(({ number }) => number === current && state === "running");
  const next = meetings.find(({ number }) => number === current + 1);
  const isAway = mine === "missing" || mine === "left";
  const hasMore = state !== "ended" && current < rounds.rounds;
  return (
    <>
      {state === "running" && currentSince !== null && (
        <div className="flex flex-wrap items-end justify-between gap-3" aria-live="polite">
          <p className="font-semibold text-muted">{t.round(current, rounds.rounds)}</p>
          <RoundClock key={currentSince} since={currentSince} minutes={minutes} />
        </div>
      )}
      {running && <Seat title={t.own.now} meeting={running} />}
      {next && <Seat title={current === 0 ? t.own.first : t.own.next} meeting={next} />}
      {!next && isAway && state !== "ended" && <Notice title={t.own.away} hint={t.own.awayHint} />}
      {!next && !isAway && hasMore && <Notice title={t.own.rest} hint={t.own.restHint} />}
      {state === "ended" && <Notice title={t.own.done} hint={t.screen.thanksHint} />}
    </>
  );
}

function Notice({ title, hint }: { title: string; hint: string }) {
  return (
    <Card as="section">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-1 text-muted">{hint}</p>
    </Card>
  );
}

function Seat({ title, meeting }: { title: string; meeting: OwnMeeting }) {
  const t = useT(catalogue("rounds"));
  const { table, percent, reasons } = meeting;
  const { name, profile } = meeting.with;
  return (
    <Card as="section" padding="roomy">
      <h2 className="font-semibold text-muted">{title}</h2>
      <p className="mt-1 text-4xl font-bold">{t.table(table)}</p>
      <p className="mt-2 text-xl wrap-anywhere">{t.own.with(name)}</p>
      {reasons.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm font-semibold text-muted">
            {t.own.why}
            {percent !== null && ` · ${percent}%`}
          </h3>
          {reasons.map((reason) => (
            <p key={reason} className="mt-1 wrap-anywhere">
              {reason}
            </p>
          ))}
        </div>
      )}
      {profile && (
        <p className="mt-4 flex min-h-11 items-center">
          <ProfileLink profile={{ ...profile, name }} />
        </p>
      )}
    </Card>
  );
}

function Met({ rounds }: { rounds: OwnRounds }) {
  const { own: t } = useT(catalogue("rounds"));
  const met = rounds.meetings.filter(({ hasBegun }) => hasBegun);
  return (
    <section aria-labelledby="met">
      <h2 id="met" className="text-xl font-bold">
        {t.past}
      </h2>
      <p className="mt-1 text-muted">{met.length === 0 ? t.none : t.privacy}</p>
      <ul className="mt-4 grid gap-3">
        {met.map((each) => (
          <MetPerson key={each.with.userId} id={rounds.id} meeting={each} />
        ))}
      </ul>
    </section>
  );
}
