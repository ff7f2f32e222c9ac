import type { ProgrammeScoreInput } from "@khamt/contract";
import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { type Call, useFormAction } from "../../ui/buttons/use-action.ts";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

type ScoreFormProps = {
  programmeId: string;
  applicant: { userId: string; name: string };
  /** What the reader has given before. */
  own: ProgrammeScoreInput | undefined;
  save: Call<ProgrammeScoreInput, unknown>;
  onSaved: () => void;
};

const { remarks: longest } = programmeLengths;
const marks = [1, 2, 3, 4, 5];

/** Words are asked for once a score is chosen: a long list stays short. */
export function ScoreForm({ programmeId, applicant, own, save, onSaved }: ScoreFormProps) {
  const t = useT(catalogue("scoring"));
  const client = useQueryClient();
  const { userId, name } = applicant;
  const kept = useKeptForm({
    name: `score-${programmeId}-${userId}`,
    fresh: () => ({ score: own === undefined ? "" : String(own.score), remarks: own?.remarks ?? "" }),
  });
  const saving = useFormAction({
    call: save,
    onDone: async () => {
      kept.forget();
      await client.invalidateQueries();
      showToast({ title: t.saved });
      onSaved();
    },
  });
  const { form, field, values, fault } = useForm({
    ...kept,
    fault: saving.fault,
    // Enter on a choice sends a form that has no button, too.
    onSubmit: ({ score, remarks }) => score !== "" && saving.run({ score: Number(score), remarks }),
  });
  const options = marks.map((each) => ({ value: String(each), label: String(each) }));
  const isChosen = values.score !== "";
  return (
    <Form {...form} action={{ ...saving, fault }} submit={isChosen ? t.save : undefined} variant="secondary">
      <RadioField
        {...field("score")}
        inRow
        label={t.label(name)}
        name={`score-${userId}`}
        options={options}
      />
      {isChosen && (
        <TextArea label={t.remarks(name)} hint={t.hint} maxLength={longest} rows={2} {...field("remarks")} />
      )}
    </Form>
  );
}
