import type { ServiceRequest } from "@khamt/contract";
import { requestLengths } from "@khamt/contract/service";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useTypedDialog } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { useMove } from "./use-move.ts";

type CancelRequestDialogProps = {
  request: ServiceRequest;
  name: string;
  onClose: () => void;
};

/** The operator has to say why; the member may. */
export default function CancelRequestDialog({ request, name, onClose }: CancelRequestDialogProps) {
  const { cancel: words, form: faults } = useT(catalogue("requests"));
  const kept = useKeptForm({ name: `cancel-request-${request.id}`, fresh: () => ({ reason: "" }) });
  const move = useFormAction(useMove({ request, ...useTypedDialog(kept, onClose) }));
  const isMine = request.side === "mine";
  const { form, field, fault } = useForm({
    fault: move.fault,
    ...kept,
    check: ({ reason }) => ({ reason: lengthProblem(reason, isMine ? 0 : 1, faults) }),
    onSubmit: ({ reason }) => move.run({ action: "cancel", body: { reason: reason.trim() || null } }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepsOpen
      title={words.title(name)}
      description={isMine ? words.mine : words.operator}
    >
      <Form {...form} action={{ ...move, fault }} submit={words.button} variant="danger">
        <TextArea
          label={words.reason}
          hint={isMine ? words.optional : undefined}
          maxLength={requestLengths.reason}
          rows={3}
          aria-required={!isMine}
          {...field("reason")}
        />
      </Form>
    </Dialog>
  );
}
