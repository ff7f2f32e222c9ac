import { introductionLimits } from "@khamt/contract/desk-vocabulary";
import { introduce, listManagedIntroductions } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { PersonField } from "../../../ui/forms/person-field.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { programmeChoiceQuery } from "../frame/programme-choice.ts";
import { FitPanel } from "./fit-panel.tsx";
import { useIntroducible } from "./use-introducible.ts";
import { newId } from "../../../lib/new-id.ts";

type Typed = Record<"id" | "programmeId" | "a" | "b" | "text", string>;

/** First one, then who fits them best, then why. */
export default function IntroduceDialog({ onClose }: { onClose: () => void }) {
  const { form: t, asked } = useT(catalogue("manage-introductions"));
  const language = useLanguage();
  const client = useQueryClient();
  // Who is meant is looked for anew: they may have met since.
  const kept = useKeptForm({ name: "introduction", fresh: () => ({ text: "" }) });
  const sending = useFormAction({
    call: (api, typed: Typed) => api.call(introduce, { body: typed }),
    onDone: async () => {
      kept.forget();
      await invalidateCalls(client, [listManagedIntroductions]);
      showToast({ title: asked });
      onClose();
    },
  });
  const programmes = useQuery(programmeChoiceQuery).data?.items ?? [];
  const only = programmes.length === 1 ? programmes[0]?.id : undefined;
  /** Who manages one programme alone has nothing to choose. */
  const chosenOf = (typed: string) => (typed === "" ? (only ?? "") : typed);
  const { form, field, values, faults, change, fault } = useForm<Typed>({
    fault: sending.fault,
    begin: () => ({ id: newId(), programmeId: "", a: "", b: "", ...kept.begin() }),
    keep: ({ text }) => kept.keep({ text }),
    check: ({ programmeId, a, b, text }) => ({
      programmeId: chosenOf(programmeId) === "" ? t.noProgramme : undefined,
      a: a === "" ? t.nobody : undefined,
      b: b === "" ? t.nobody : undefined,
      text: text.trim() === "" ? t.missing : undefined,
    }),
    onSubmit: (typed) => sending.run({ ...typed, programmeId: chosenOf(typed.programmeId) }),
  });
  const { a } = values;
  const programmeId = chosenOf(values.programmeId);
  const anybody = useIntroducible(programmeId, "");
  const theirBest = useIntroducible(programmeId, a);
  const choice = { emptyLabel: "–", "aria-required": true } as const;
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title} description={t.intro}>
      <Form {...form} action={{ ...sending, fault }} submit={t.send} onCancel={onClose}>
        <SelectField
          label={t.programme}
          options={programmes.map(({ id, name }) => ({ value: id, label: name[language] }))}
          {...choice}
          {...field("programmeId")}
          value={programmeId}
          onChange={({ target }) => change({ programmeId: target.value, a: "", b: "" })}
        />
        <PersonField
          key={programmeId}
          label={t.one}
          hint={t.oneHint}
          listLabel={t.offered}
          disabled={programmeId === ""}
          suggest={anybody}
          name="a"
          error={faults["a"]}
          onPick={(chosen) => change({ a: chosen, b: "" })}
        />
        <PersonField
          key={`${programmeId} ${a}`}
          label={t.other}
          hint={t.otherHint}
          listLabel={t.offered}
          disabled={a === ""}
          suggest={theirBest}
          name="b"
          error={faults["b"]}
          onPick={(chosen) => change({ b: chosen })}
        />
        <FitPanel {...{ ...values, programmeId }} />
        <TextArea
          label={t.text}
          hint={t.textHint}
          maxLength={introductionLimits.text}
          rows={4}
          aria-required
          {...field("text")}
        />
      </Form>
    </Dialog>
  );
}
