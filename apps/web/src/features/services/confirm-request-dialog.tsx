import type { ServiceRequest } from "@khamt/contract";
import { requestLengths } from "@khamt/contract/service";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useTypedDialog } from "../../ui/forms/others-first.ts";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { useMove } from "./use-move.ts";

type ConfirmRequestDialogProps = {
  request: ServiceRequest;
  name: string;
  onClose: () => void;
};

/** The operator's answer: when, and what happens next. */
export default function ConfirmRequestDialog({ request, name, onClose }: ConfirmRequestDialogProps) {
  const { confirm: words, form: faults } = useT(catalogue("requests"));
  const kept = useKeptForm({
    name: `confirm-request-${request.id}`,
    fresh: () => ({ time: "", answer: "" }),
  });
  const move = useFormAction(useMove({ request, ...useTypedDialog(kept, onClose) }));
  const { form, field, fault } = useForm({
    fault: move.fault,
    ...kept,
    check: ({ time, answer }) => ({
      time: lengthProblem(time, 1, faults),
      answer: lengthProblem(answer, 1, faults),
    }),
    onSubmit: (body) => move.run({ action: "confirm", body }),
  });
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={words.title(name)} description={words.text}>
      <Form {...form} action={{ ...move, fault }} submit={words.button}>
        <TextField
          label={words.time}
          hint={words.timeHint}
          maxLength={requestLengths.time}
          aria-required
          autoComplete="off"
          {...field("time")}
        />
        <TextArea
          label={words.answer}
          hint={words.answerHint}
          maxLength={requestLengths.answer}
          rows={4}
          aria-required
          {...field("answer")}
        />
      </Form>
    </Dialog>
  );
}
