import type { Delivery } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { linkTo } from "../../../shared/notifications/link-to.ts";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Panel } from "../settings/panel.tsx";
import { deliveriesQuery } from "../queries.ts";
import { RowSkeletons } from "../settings/row-skeletons.tsx";

/** What was sent to the member, what was not, and why. */
export function DeliveryLog() {
  const t = useT(catalogue("settings")).notifications.sent;
  const { failed } = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(deliveriesQuery);
  return (
    <Panel title={t.title} hint={t.hint}>
      {data === undefined && error === null && <RowSkeletons />}
      {data === undefined && error !== null && (
        <FailureNotice
          {...{ title: failed, hint: t.failed, error, heading: "h3" }}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-muted">{t.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {data.map((each) => (
            <DeliveryLine key={each.id} delivery={each} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DeliveryLine({ delivery: { kind, channel, state, why, about, changedAt } }: { delivery: Delivery }) {
  const t = useT(catalogue("settings")).notifications.sent;
  const kinds = useT(catalogue("notification-kinds")).sent;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        {about === null ? (
          <span className="font-semibold">{kinds[kind]}</span>
        ) : (
          <Link {...linkTo(about.path)} className="font-semibold text-brand hover:underline">
            {about.title === null ? kinds[kind] : t.about(kinds[kind], about.title)}
          </Link>
        )}{" "}
        <span className="text-sm text-muted">{t[channel]}</span>
      </span>
      <span className={`text-sm ${state === "failed" ? "text-danger" : "text-muted"}`}>
        {t.states[state]}
        {why !== null && `: ${t.why[why]}`} · <TimeAgo date={changedAt} />
      </span>
    </li>
  );
}
