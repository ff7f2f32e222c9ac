import type { Mentorship, Talk } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { whenText } from "../events/when.ts";
import { talksQuery } from "./queries.ts";

const OutcomeDialog = lazyWhenOnline(() => import("./outcome-dialog.tsx"));

/** A mentor's talks that have begun, who came, and what was noted. Needs the catalogue "hours". */
export function PastTalks({ mentor }: { mentor: Pick<Mentorship, "id"> }) {
  const { talks: t } = useT(catalogue("hours"));
  const { data = [] } = useQuery(talksQuery(mentor.id));
  if (data.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="font-bold">{t.head}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.map((talk) => (
          <TalkRow key={talk.id} talk={talk} />
        ))}
      </ul>
    </section>
  );
}

function TalkRow({ talk }: { talk: Talk }) {
  const { of, talks: t } = useT(catalogue("hours"));
  const language = useLanguage();
  const { name, beginsAt, endsAt, question, outcome, remarks } = talk;
  const when = whenText(beginsAt, endsAt, language);
  const action = outcome === null ? t.record : t.change;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={beginsAt} className="font-semibold tabular-nums">
            {when}
          </time>
          {outcome !== null && (
            <Badge tone={outcome === "came" ? "good" : "next"}>{t.outcomes[outcome]}</Badge>
          )}
          <span className="font-semibold wrap-anywhere">{name}</span>
        </p>
        {question !== null && (
          <p className="mt-1 max-w-[68ch] text-sm text-muted whitespace-pre-line wrap-anywhere">{question}</p>
        )}
        {remarks !== null && <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{remarks}</p>}
      </div>
      <div className="-ml-3.5 sm:ml-0">
        <DialogButton
          variant="quiet"
          size="small"
          aria-label={of(action, `${name}, ${when}`)}
          dialog={(onClose) => <OutcomeDialog talk={talk} onClose={onClose} />}
        >
          {action}
        </DialogButton>
      </div>
    </li>
  );
}
