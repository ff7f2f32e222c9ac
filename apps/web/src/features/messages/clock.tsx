import { formatClock, formatDate, organisersZone } from "@khamt/language/format";
import { useHydrated } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

/** When something was said, by the reader's own clock. */
export function Clock({ date }: { date: string }) {
  const language = useLanguage();
  const zone = useZone();
  const time = new Date(date);
  return (
    <time dateTime={date} title={formatDate(time, language, zone)}>
      {formatClock(time, zone)}
    </time>
  );
}

/** A line between two days of a conversation; none where the day before goes on. */
export function DayLine({ date, before }: { date: string; before: string | undefined }) {
  const t = useT(catalogue("messages")).thread;
  const language = useLanguage();
  const zone = useZone();
  const dayOf = (time: Date) => formatDate(time, language, zone);
  const day = dayOf(new Date(date));
  if (before !== undefined && dayOf(new Date(before)) === day) return null;
  const now = Date.now();
  const names = new Map([
    [dayOf(new Date(now - 86_400_000)), t.yesterday],
    [dayOf(new Date(now)), t.today],
  ]);
  return (
    <li className="flex items-center gap-3 py-1 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      <time dateTime={date} suppressHydrationWarning>
        {names.get(day) ?? day}
      </time>
    </li>
  );
}

/** The browser's own; the server does not know where the reader is. */
function useZone(): string | undefined {
  return useHydrated() ? undefined : organisersZone;
}
