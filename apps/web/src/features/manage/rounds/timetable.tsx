import type { ManagedRounds } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";

/** Round after round, table after table. */
export function Timetable({ rounds }: { rounds: ManagedRounds }) {
  const t = useT(catalogue("rounds"));
  const byRound = Map.groupBy(rounds.meetings, ({ number }) => number);
  const names = new Map(rounds.members.map(({ userId, name }) => [userId, name]));
  return (
    <section aria-labelledby="timetable" className="grid min-w-0 gap-5">
      <h2 id="timetable" className="text-xl font-bold">
        {t.desk.timetable}
      </h2>
      {byRound.size === 0 && (
        <EmptyState title={t.desk.nothing} hint={t.desk.nothingHint}>
          {null}
        </EmptyState>
      )}
      {[...byRound].map(([number, meetings]) => (
        <section key={number} className="min-w-0 break-inside-avoid-page">
          <h3 className="flex flex-wrap items-center gap-2 font-bold">
            {t.round(number, rounds.rounds)}
            {number <= rounds.current && <Badge>{t.desk.begun}</Badge>}
          </h3>
          <ul className="mt-2 grid gap-2 lg:grid-cols-2 print:grid-cols-2">
            {meetings.map((meeting) => (
              <Table key={meeting.table} meeting={meeting} names={names} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type TableProps = { meeting: ManagedRounds["meetings"][number]; names: ReadonlyMap<string, string> };

function Table({ meeting: { table, a, b, percent, reasons }, names }: TableProps) {
  const t = useT(catalogue("rounds"));
  return (
    <li className="min-w-0 break-inside-avoid rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span className="font-semibold">{t.table(table)}</span>
        <span className="tabular-nums">{percent === null ? t.desk.noFit : `${percent}%`}</span>
      </p>
      <p className="mt-1 font-semibold wrap-anywhere">
        {names.get(a)} + {names.get(b)}
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 text-sm text-muted wrap-anywhere">
          {reason}
        </p>
      ))}
    </li>
  );
}
