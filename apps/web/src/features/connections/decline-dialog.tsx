import type { Connection, Refusal } from "@khamt/contract";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useTypedDialog } from "../../ui/forms/others-first.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useMove } from "./use-move.ts";

type DeclineDialogProps = {
  connection: Connection;
  onClose: () => void;
};

export default function DeclineDialog({ connection, onClose }: DeclineDialogProps) {
  const t = useT(catalogue("connections"));
  const kept = useKeptForm<{ reason: Refusal | ""; text: string }>({
    name: `decline-${connection.id}`,
    fresh: () => ({ reason: "", text: "" }),
  });
  const move = useFormAction(useMove({ id: connection.id, ...useTypedDialog(kept, onClose) }));
  const { form, field, fault } = useForm({
    fault: move.fault,
    ...kept,
    onSubmit: ({ reason, text }) => move.run({ action: "decline", reason: reason || null, text }),
  });
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={t.decline.title(connection.other.name)}
      description={t.decline.hint}
    >
      <Form {...form} action={{ ...move, fault }} submit={t.decline.send} variant="danger" onCancel={onClose}>
        <SelectField
          label={t.decline.reason}
          emptyLabel={t.decline.noReason}
          options={Object.entries(t.refusals).map(([value, label]) => ({ value, label }))}
          {...field("reason")}
        />
        <TextArea label={t.decline.text} maxLength={1000} rows={3} {...field("text")} />
      </Form>
    </Dialog>
  );
}
