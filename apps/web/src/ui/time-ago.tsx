import { formatDate, formatRelativeTime, organisersZone } from "@khamt/language/format";
import { useLanguage } from "../lib/language/index.ts";

/** "3 days ago"; the full date is in the tooltip. */
export function TimeAgo({ date }: { date: string }) {
  const language = useLanguage();
  const time = new Date(date);
  // The server's minute is not the browser's.
  return (
    <time dateTime={date} title={formatDate(time, language, organisersZone)} suppressHydrationWarning>
      {formatRelativeTime(time, new Date(), language)}
    </time>
  );
}
