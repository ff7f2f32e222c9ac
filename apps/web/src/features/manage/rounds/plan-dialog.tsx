import type { ManagedProgramme, MemberFilters, RoundAudience, RoundsFilter } from "@khamt/contract";
import { createRounds } from "@khamt/contract/calls";
import { useNavigate } from "@tanstack/react-router";
import { useUser } from "../../../lib/auth/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { PeopleFilter, PeopleFound } from "./people-filter.tsx";
import { useDeskCall } from "./use-desk-action.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";

type PlanDialogProps = {
  programmes: readonly ManagedProgramme[];
  /** Of the people whom the reader has in mind. */
  filter: MemberFilters | undefined;
  onClose: () => void;
};
type Values = {
  id: string;
  programmeId: string;
  audience: RoundAudience;
  name: string;
  rounds: string;
  minutes: string;
  tables: string;
  filter: RoundsFilter;
};

const audiences = ["joined", "today", "filter"] as const satisfies readonly RoundAudience[];

/** As the server bounds them. */
const most = { rounds: 12, minutes: 60, tables: 200, name: 80 } as const;

/** What a plan needs to know. */
export default function PlanDialog({ programmes, filter, onClose }: PlanDialogProps) {
  const { form: t, everybody } = useT(catalogue("rounds"));
  const isAdministrator = useUser()?.role === "admin";
  const language = useLanguage();
  const navigate = useNavigate();
  const kept = useKeptForm({
    name: `rounds-plan-${JSON.stringify(filter ?? null)}`,
    fresh: (): Values => ({
      id: newId(),
      programmeId: filter === undefined ? (programmes[0]?.id ?? "") : (filter.programme ?? ""),
      audience: filter === undefined && programmes.length > 0 ? "joined" : "filter",
      filter: withoutProgramme(filter ?? {}),
      name: "",
      rounds: "3",
      minutes: "10",
      tables: "20",
    }),
  });
  const create = useFormAction(
    useDeskCall<Values>(async (api, values) => {
      const { id, audience, name } = values;
      const programmeId = values.programmeId || null;
      const chosen = audience === "filter" ? values.filter : null;
      const numbers = { rounds: +values.rounds, minutes: +values.minutes, tables: +values.tables };
      const made = await api.call(createRounds, {
        body: { id, programmeId, audience, filter: chosen, name, ...numbers },
      });
      kept.forget();
      await navigate({ to: "/manage/rounds/$id", params: { id: made.id } });
      return made;
    }),
  );
  const between = (value: string, limit: number) =>
    Number.isInteger(+value) && +value >= 1 && +value <= limit ? undefined : t.between(1, limit);
  const { form, field, values, change, fault } = useForm<Values>({
    ...kept,
    fault: create.fault,
    check: ({ name, rounds, minutes, tables }) => ({
      name: name.trim() === "" ? t.needed : undefined,
      rounds: between(rounds, most.rounds),
      minutes: between(minutes, most.minutes),
      tables: between(tables, most.tables),
    }),
    onSubmit: (values) => create.run(values),
  });
  const options = programmes.map(({ id, name }) => ({ value: id, label: name[language] }));
  const choices = isAdministrator ? [{ value: "", label: everybody }, ...options] : options;
  const offered = values.programmeId === "" ? (["filter"] as const) : audiences;
  const number = { type: "number", inputMode: "numeric", min: 1, "aria-required": true } as const;
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title} description={t.description}>
      <Form {...form} action={{ ...create, fault }} submit={t.submit}>
        <SelectField
          label={t.programme}
          options={choices}
          {...field("programmeId")}
          onChange={({ target: { value } }) =>
            change({ programmeId: value, ...(value === "" && { audience: "filter" }) })
          }
        />
        <RadioField
          label={t.audience}
          options={offered.map((value) => ({ value, label: t.audiences[value] }))}
          {...field("audience")}
        />
        {values.audience === "filter" && (
          <PeopleFilter
            filter={values.filter}
            isAdministrator={isAdministrator}
            isOfProgramme={values.programmeId !== ""}
            onChange={(fields) => change({ filter: { ...values.filter, ...fields } })}
          />
        )}
        <PeopleFound {...values} />
        <TextField
          label={t.name}
          hint={t.nameHint}
          maxLength={most.name}
          autoComplete="off"
          aria-required
          {...field("name")}
        />
        <div className="grid gap-5 sm:grid-cols-3 sm:items-end">
          <TextField {...number} label={t.rounds} max={most.rounds} {...field("rounds")} />
          <TextField {...number} label={t.minutes} max={most.minutes} {...field("minutes")} />
          <TextField {...number} label={t.tables} max={most.tables} {...field("tables")} />
        </div>
      </Form>
    </Dialog>
  );
}

/** The dialog asks for the programme by itself, and the order of a list says nothing about who is in it. */
function withoutProgramme({ programme: _, sort: __, ...filter }: MemberFilters): RoundsFilter {
  return filter;
}
