import type { ProgrammeStartUp } from "@khamt/contract";
import { getProgrammeStartUpsFile } from "@khamt/contract/calls";
import { namesOf } from "@khamt/contract/records";
import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../../../lib/api.ts";
import { catalogue, useLanguage, useT, type Words } from "../../../lib/language/index.ts";
import { AnchorButton } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { Loaded } from "../frame/loaded.tsx";
import { DataTable } from "../overview/data-table.tsx";
import { startUpsQuery } from "./queries.ts";

/** What reports ask about: how many there are of which kind. */
export function StartUps({ id }: { id: string }) {
  const { startUps: t } = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  const answer = useQuery(startUpsQuery(id, language));
  return (
    <Loaded {...answer}>
      {(startUps) =>
        startUps.length === 0 ? (
          <EmptyState {...t.none}>{null}</EmptyState>
        ) : (
          <section className="grid gap-5">
            <p className="max-w-[68ch]">{t.intro}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="font-semibold">
                {t.total(
                  startUps.filter(({ kind }) => kind === "company").length,
                  startUps.filter(({ kind }) => kind === "idea").length,
                )}
              </p>
              <AnchorButton
                variant="secondary"
                size="small"
                href={addressOf(getProgrammeStartUpsFile, {
                  params: { id },
                  query: { lang: language, as: "xlsx" },
                })}
                download=""
              >
                {t.file}
              </AnchorButton>
            </div>
            <Tables startUps={startUps} />
          </section>
        )
      }
    </Loaded>
  );
}

function Tables({ startUps }: { startUps: readonly ProgrammeStartUp[] }) {
  const { startUps: t } = useT(catalogue("desk-programmes"));
  const names = useT(catalogue("vocabulary"));
  const of = countersOf(names);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {namesOf(of).map((name) => {
        const { kind, say } = of[name];
        const counted = startUps.filter((each) => kind === undefined || each.kind === kind);
        if (!counted.some((each) => say(each) !== null)) return null;
        return (
          <section key={name} className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card">
            <h2 className="mb-2 font-semibold">{t.tables[name]}</h2>
            <DataTable
              label={t.tables[name]}
              headings={[t.tables[name], t.number]}
              rows={countsOf(counted, say).map(([label, count]) => [label ?? t.unsaid, count])}
            />
          </section>
        );
      })}
    </div>
  );
}

type Table = keyof Words["desk-programmes"]["startUps"]["tables"];
type Counter = { kind?: ProgrammeStartUp["kind"]; say: (startUp: ProgrammeStartUp) => string | null };

function countersOf(names: Words["vocabulary"]): Record<Table, Counter> {
  return {
    industry: { say: ({ industry }) => industry && names.industry[industry] },
    stage: { kind: "idea", say: ({ stage }) => stage && names.stage[stage] },
    place: { say: ({ place }) => place },
    size: { kind: "company", say: ({ size }) => size && names.companySize[size] },
    annualRevenue: {
      kind: "company",
      say: ({ annualRevenue }) => annualRevenue && names.annualRevenue[annualRevenue],
    },
    experience: { say: ({ experience }) => experience && names.experience[experience] },
  };
}

/** The most frequent first, and what nobody said last. */
function countsOf(startUps: readonly ProgrammeStartUp[], say: Counter["say"]): [string | null, number][] {
  const groups = [...Map.groupBy(startUps, say)].map(([label, group]): [string | null, number] => [
    label,
    group.length,
  ]);
  return groups.toSorted(
    ([one, ones], [other, others]) => Number(one === null) - Number(other === null) || others - ones,
  );
}
