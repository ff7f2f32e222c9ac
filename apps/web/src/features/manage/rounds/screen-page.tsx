import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { useAwakeScreen } from "../../../lib/use-awake-screen.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { managedRoundsQuery } from "../../../shared/rounds/queries.ts";
import { RoundClock } from "../../../shared/rounds/round-clock.tsx";
import { LinkButton } from "../../../ui/buttons/button.tsx";

/** For the projector: the clock, and who sits where, as large as the room needs it. It goes on by itself. */
export function ScreenPage({ id }: { id: string }) {
  const t = useT(catalogue("rounds"));
  const { data } = useQuery(managedRoundsQuery(id));
  useAwakeScreen();
  useWayBack(id);
  if (data === undefined) return undefined;
  const { state, current, currentSince, minutes } = data;
  // Before the first round the room looks for its first table.
  const shown = state === "planned" ? 1 : current;
  const names = new Map(data.members.map(({ userId, name }) => [userId, name]));
  const meetings = state === "ended" ? [] : data.meetings.filter(({ number }) => number === shown);
  const { soon, soonHint, thanks, thanksHint, close } = t.screen;
  return (
    <div data-whole-screen="" className="fixed inset-0 z-50 overflow-auto bg-surface">
      <div className="grid min-h-full content-start gap-8 p-6 sm:p-10">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-2xl font-bold wrap-anywhere sm:text-4xl">{data.name}</h1>
            {state === "running" && (
              <p className="mt-2 text-xl text-muted sm:text-3xl">{t.round(current, data.rounds)}</p>
            )}
          </div>
          <LinkButton variant="quiet" to="/manage/rounds/$id" params={{ id }}>
            {close}
          </LinkButton>
        </div>
        {state === "running" && currentSince !== null ? (
          <RoundClock key={currentSince} since={currentSince} minutes={minutes} isLarge />
        ) : (
          <div>
            <p className="text-4xl font-bold sm:text-6xl">{state === "ended" ? thanks : soon}</p>
            <p className="mt-3 text-xl text-muted sm:text-2xl">{state === "ended" ? thanksHint : soonHint}</p>
          </div>
        )}
        {state !== "ended" && <Address />}
        <ul aria-live="polite" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {meetings.map(({ table, a, b }) => (
            <li key={table} className="min-w-0 rounded-card border border-line-strong/60 p-4">
              <p className="text-lg font-semibold text-brand">{t.table(table)}</p>
              <p className="mt-1 text-xl font-bold wrap-anywhere sm:text-2xl">{names.get(a)}</p>
              <p className="text-xl font-bold wrap-anywhere sm:text-2xl">{names.get(b)}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Escape closes it, as all that lies over a page. */
function useWayBack(id: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") void navigate({ to: "/manage/rounds/$id", params: { id } });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [id, navigate]);
}

/** Where everybody finds their own table. */
function Address() {
  const t = useT(catalogue("rounds"));
  const host = useSyncExternalStore(never, currentHost, noHost);
  return (
    <p className="text-xl sm:text-2xl">
      {t.screen.onPhone} <strong className="wrap-anywhere">{host}/rounds</strong>
    </p>
  );
}

const never = () => () => {};
const currentHost = () => window.location.host;
const noHost = () => "";
