import type { ManagedRounds } from "@khamt/contract";
import { getTimetable } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../../../lib/api.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";
import { RoundClock } from "../../../shared/rounds/round-clock.tsx";
import { AnchorButton, Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { Answers } from "./answers.tsx";
import { ByName } from "./by-name.tsx";
import { PairRules } from "./pair-rules.tsx";
import { People } from "./people.tsx";
import { stateTones } from "./rounds-page.tsx";
import { Steps } from "./steps.tsx";
import { Timetable } from "./timetable.tsx";

/** One evening: who meets whom at which table, how it goes on, and who is not there. */
export function TimetablePage({ id }: { id: string }) {
  const { data } = useQuery(managedRoundsQuery(id));
  const t = useT(catalogue("rounds"));
  const language = useLanguage();
  if (data === undefined) return undefined;
  const facts = t.facts(data.rounds, data.minutes, data.people);
  const programme = data.programme?.[language] ?? t.everybody;
  return (
    <DeskPage section="rounds" title={data.name} intro={`${programme} · ${facts}`}>
      <Course rounds={data} />
      <Timetable rounds={data} />
      <ByName rounds={data} />
      <div className="grid gap-6 print:hidden">
        <People rounds={data} />
        {data.state !== "ended" && <PairRules rounds={data} />}
        <Answers answers={data.answers} />
      </div>
    </DeskPage>
  );
}

/** How it stands, and what may be done next. */
function Course({ rounds }: { rounds: ManagedRounds }) {
  const t = useT(catalogue("rounds"));
  const { id, state, current, currentSince, minutes, quality } = rounds;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
        {current > 0 && <p className="font-semibold">{t.round(current, rounds.rounds)}</p>}
        {state === "running" && currentSince !== null && (
          <div className="print:hidden">
            <RoundClock since={currentSince} minutes={minutes} />
          </div>
        )}
      </div>
      {quality !== null && (
        <div className="mt-3 print:hidden">
          <p className="font-semibold">{t.desk.quality(quality)}</p>
          <p className="max-w-[62ch] text-sm text-muted">{t.desk.qualityHint}</p>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5 print:hidden">
        <Steps rounds={rounds} />
        <LinkButton variant="secondary" to="/manage/rounds/$id/screen" params={{ id }}>
          {t.desk.screen}
        </LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {t.desk.print}
        </Button>
        <AnchorButton
          variant="secondary"
          href={addressOf(getTimetable, { params: { id }, query: { as: "xlsx" } })}
          download=""
        >
          {t.desk.sheet}
        </AnchorButton>
      </div>
    </Card>
  );
}
