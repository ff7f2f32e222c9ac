import type { ManagedProgramme, ProgrammeJury } from "@khamt/contract";
import { changeProgrammeJury } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { fromField, momentText, toField } from "../../../shared/events/when.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

type JuryDeadlineProps = {
  programme: Pick<ManagedProgramme, "id" | "closesAt">;
  closesAt: ProgrammeJury["closesAt"];
};

/** Until when jurors score; a later one lets those go on who were late. */
export function JuryDeadline({ programme, closesAt }: JuryDeadlineProps) {
  const t = useT(catalogue("desk-jury")).deadline;
  const language = useLanguage();
  const client = useQueryClient();
  const { id } = programme;
  const kept = useKeptForm({
    name: `jury-deadline-${id}`,
    fresh: () => ({ closesAt: closesAt === null ? "" : toField(closesAt) }),
  });
  const saving = useFormAction({
    call: (api, typed: { closesAt: string }) =>
      api.call(changeProgrammeJury, {
        params: { id },
        body: { closesAt: fromField(typed.closesAt) ?? null },
      }),
    onDone: async () => {
      kept.forget();
      await client.invalidateQueries();
      showToast({ title: t.saved });
    },
  });
  const isPast = (moment: string) => Date.parse(moment) <= Date.now();
  const { form, field, values, fault } = useForm({
    ...kept,
    fault: saving.fault,
    check: (typed) => ({
      closesAt: typed.closesAt !== "" && isPast(fromField(typed.closesAt) ?? "") ? t.past : undefined,
    }),
    onSubmit: saving.run,
  });
  const typed = fromField(values.closesAt);
  const isEarly = typed !== undefined && programme.closesAt !== null && typed < programme.closesAt;
  return (
    <Form {...form} action={{ ...saving, fault }} submit={t.save} variant="secondary">
      {closesAt !== null && isPast(closesAt) && (
        <p className="max-w-[62ch] font-semibold">{t.closed(momentText(closesAt, language))}</p>
      )}
      <TextField
        label={t.label}
        hint={t.hint}
        type="datetime-local"
        max="9999-12-31T23:59"
        {...field("closesAt")}
      />
      {isEarly && programme.closesAt !== null && (
        <p role="status" className="max-w-[62ch]">
          {t.before(momentText(programme.closesAt, language))}
        </p>
      )}
    </Form>
  );
}
