import type { Programme } from "@khamt/contract";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { OwnTime } from "../../shared/events/own-time.tsx";
import { momentText } from "../../shared/events/when.ts";

type Closing = Pick<Programme, "closesAt" | "isArchived">;

export function isClosed({ closesAt, isArchived }: Closing): boolean {
  return isArchived || (closesAt !== null && Date.parse(closesAt) <= Date.now());
}

/** Until when people apply, by the organisers' clock and the reader's. */
export function Deadline({ programme }: { programme: Closing }) {
  const t = useT(catalogue("programmes"));
  const language = useLanguage();
  const { closesAt, isArchived } = programme;
  if (closesAt === null || isArchived) return null;
  const say = isClosed(programme) ? t.closed : t.closes;
  return (
    <p className="font-semibold">
      <time dateTime={closesAt}>{say(momentText(closesAt, language))}</time>
      <OwnTime beginsAt={closesAt} />
    </p>
  );
}
