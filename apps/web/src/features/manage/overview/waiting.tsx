import type { DeskTask, DeskWaiting } from "@khamt/contract";
import { isNameOf } from "@khamt/contract/records";
import { useQuery } from "@tanstack/react-query";
import { linkOptions, Link } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { deskWaitingQuery } from "./queries.ts";

/** Where it is dealt with; failures are mended beside the product. */
const links = {
  reports: linkOptions({ to: "/moderation" }),
  appeals: linkOptions({ to: "/moderation" }),
  "account-appeals": linkOptions({ to: "/manage/members", search: { state: "appealed" } }),
  services: linkOptions({ to: "/services/requests", search: { side: "all" } }),
} satisfies Partial<Record<DeskTask, object>>;

/** Who waits is shown first. */
function peopleOf(id: string) {
  return linkOptions({ to: "/manage/programmes/$id", params: { id } });
}

/** What needs whoever has the desk, before everything else. */
export function Waiting() {
  const t = useT(catalogue("figures")).waiting;
  return (
    <section aria-labelledby="waiting" className="rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 id="waiting" className="text-lg font-bold">
        {t.title}
      </h2>
      <Tasks />
    </section>
  );
}

function Tasks() {
  const { waiting: t, failed } = useT(catalogue("figures"));
  const components = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(deskWaitingQuery);
  if (data === undefined && error !== null)
    return (
      <FailureNotice
        title={components.failed}
        hint={failed}
        error={error}
        heading="h3"
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton mt-3 h-16 w-full" />;
  if (data.length === 0) return <p className="mt-2 text-muted">{t.none}</p>;
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2">
      {data.map((each) => (
        <Task key={`${each.task} ${each.programme?.id ?? ""}`} {...each} />
      ))}
    </ul>
  );
}

const look = "flex min-h-11 items-center gap-3 rounded-control px-3 py-2";

function Task({ task, count, programme }: DeskWaiting[number]) {
  const t = useT(catalogue("figures")).waiting;
  const language = useLanguage();
  const what = (
    <>
      <span className="min-w-8 text-xl font-bold text-brand tabular-nums">{count}</span>
      <span>
        {t.tasks[task](count)}
        {programme && <span className="block text-sm text-muted">{programme.name[language]}</span>}
        {t.hints[task] && <span className="block text-sm text-muted">{t.hints[task]}</span>}
      </span>
    </>
  );
  const link = programme === null ? isNameOf(links, task) && links[task] : peopleOf(programme.id);
  return (
    <li>
      {link ? (
        <Link {...link} className={`${look} bg-brand-soft hover:text-brand`}>
          {what}
        </Link>
      ) : (
        <div className={`${look} bg-sunken`}>{what}</div>
      )}
    </li>
  );
}
