import type { Jury } from "@khamt/contract";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { OwnTime } from "../../shared/events/own-time.tsx";
import { momentText } from "../../shared/events/when.ts";

type Closing = Pick<Jury, "closesAt">;

export function isClosed({ closesAt }: Closing): boolean {
  return closesAt !== null && Date.parse(closesAt) <= Date.now();
}

/** Until when the juror scores; to whoever is late, what is left to them. */
export function Deadline({ jury }: { jury: Closing }) {
  const t = useT(catalogue("jury"));
  const language = useLanguage();
  const { closesAt } = jury;
  if (closesAt === null) return null;
  const say = isClosed(jury) ? t.closed : t.closes;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <time dateTime={closesAt}>{say(momentText(closesAt, language))}</time>
        <OwnTime beginsAt={closesAt} />
      </p>
      {isClosed(jury) && <p className="max-w-[62ch]">{t.late}</p>}
    </div>
  );
}
