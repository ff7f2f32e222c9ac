import type { AdministratorAct } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { Listed } from "../listed.tsx";
import { actsQuery, type Listing } from "../queries.ts";

/** What administrators did. There is nothing to press: nobody can change it. */
export function Acts({ limit }: Listing) {
  const answer = useQuery(actsQuery(limit));
  return (
    <Listed view="acts" {...answer}>
      {answer.data?.items.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </Listed>
  );
}

function Act({ act: { at, act, actor, isOperator, account, rule, until } }: { act: AdministratorAct }) {
  const { acts: t, rules, someone, ownersName } = useT(catalogue("moderation"));
  const day = useDay();
  const who = (name: string | null) => (name === null ? someone : ownersName(name));
  const details = [rule && rules[rule], until && t.until(day(until))].filter(Boolean);
  return (
    <li className="border-l-2 border-line pl-3 wrap-anywhere">
      <p className="font-semibold">
        {act === "site-changed" ? t.kinds[act] : `${t.kinds[act]}: ${who(account)}`}
      </p>
      {details.length > 0 && <p>{details.join(" · ")}</p>}
      <p className="text-sm text-muted">
        {isOperator ? t.operator : who(actor)} · <TimeAgo date={at} />
      </p>
    </li>
  );
}
