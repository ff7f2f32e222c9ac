import type { Dashboard } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";

type Table = Dashboard["tables"][number];

/** The way to the matching rounds that are planned or run, with where to sit next. */
export function NextTables({ tables }: Pick<Dashboard, "tables">) {
  return tables.map((each) => <NextTable key={each.id} next={each} />);
}

function NextTable({ next }: { next: Table }) {
  const { tables: t } = useT(catalogue("member-dashboard"));
  const { id, name, state, round, rounds, table, with: other } = next;
  const place = table === null || round === null ? t.none : t.place(table, round, rounds);
  return (
    <section aria-label={t.title} className="card">
      <p className="text-sm font-semibold text-brand">{state === "running" ? t.running : t.title}</p>
      <h2 className="mt-1 text-xl font-bold wrap-anywhere">{name}</h2>
      <p className="mt-2 wrap-anywhere">
        {place}
        {other !== null && ` ${t.with(other)}`}
      </p>
      <div className="mt-4">
        <LinkButton variant={state === "running" ? "next" : "secondary"} to="/rounds/$id" params={{ id }}>
          {t.open}
        </LinkButton>
      </div>
    </section>
  );
}
