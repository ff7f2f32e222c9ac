import type { Figures } from "@khamt/contract";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { oneOf } from "../../../lib/search-params.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { AnswerTime, Refusals, Skills } from "./figure-tables.tsx";
import { figureProgrammesQuery, figuresQuery, type Scope } from "./queries.ts";
import { Steps } from "./steps.tsx";

/** How members come together, by week. A manager has the figures of one programme at a time. */
export function FiguresSection({ scope: chosen }: { scope: Scope }) {
  const t = useT(catalogue("figures"));
  const isAdministrator = useUser()?.role === "admin";
  const { data: programmes } = useQuery(figureProgrammesQuery);
  const own = programmes?.items ?? [];
  const scope = isAdministrator ? chosen : { ...chosen, programme: chosen.programme ?? own[0]?.id };
  if (!isAdministrator && scope.programme === undefined) return null;
  return (
    <section aria-labelledby="figures" className="grid min-w-0 gap-5">
      <div>
        <h2 id="figures" className="text-xl font-bold">
          {t.title}
        </h2>
        <p className="mt-1 max-w-[70ch] text-muted">{t.intro}</p>
      </div>
      <Filters scope={scope} programmes={own} needsProgramme={!isAdministrator} />
      <Shown scope={scope} />
    </section>
  );
}

type FiltersProps = {
  scope: Scope;
  programmes: readonly { id: string; name: Record<"en" | "mn", string> }[];
  needsProgramme: boolean;
};

function Filters({ scope, programmes, needsProgramme }: FiltersProps) {
  const t = useT(catalogue("figures")).filters;
  const language = useLanguage();
  const navigate = useNavigate();
  const choose = (change: Partial<Scope>) =>
    void navigate({ to: "/manage", search: { ...scope, ...change }, replace: true, resetScroll: false });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={t.programme}
        {...(!needsProgramme && { emptyLabel: t.everybody })}
        value={scope.programme ?? ""}
        options={programmes.map(({ id, name }) => ({ value: id, label: name[language] }))}
        onChange={({ target }) => choose({ programme: target.value || undefined })}
      />
      <SelectField
        label={t.language}
        emptyLabel={t.bothLanguages}
        value={scope.language ?? ""}
        options={languages.map((each) => ({ value: each, label: t.languages[each] }))}
        onChange={({ target }) => choose({ language: oneOf(languages, target.value) })}
      />
      <SelectField
        label={t.kind}
        emptyLabel={t.allKinds}
        value={scope.kind ?? ""}
        options={entityKinds.map((each) => ({ value: each, label: t.kinds[each] }))}
        onChange={({ target }) => choose({ kind: oneOf(entityKinds, target.value) })}
      />
    </div>
  );
}

function Shown({ scope }: { scope: Scope }) {
  const t = useT(catalogue("figures"));
  const components = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(figuresQuery(scope));
  if (data === undefined && error !== null)
    return (
      <FailureNotice
        title={components.failed}
        hint={t.failed}
        error={error}
        heading="h3"
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton h-96 w-full" />;
  return <All figures={data} scope={scope} />;
}

function All({ figures, scope }: { figures: Figures; scope: Scope }) {
  return (
    <div className="grid min-w-0 gap-5">
      <Steps figures={figures} scope={scope} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Skills figures={figures} scope={scope} />
        <div className="grid gap-5">
          <AnswerTime hours={figures.answerHours} />
          <Refusals figures={figures} scope={scope} />
        </div>
      </div>
    </div>
  );
}
