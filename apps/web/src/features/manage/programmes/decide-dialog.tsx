import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import type { Api } from "../../../lib/api.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";

const { note: longest } = programmeLengths;

export type DecideDialogProps<Decided extends object | undefined> = {
  /** Whose part in which programme it is about, or that of several. */
  subject: string;
  /** Undefined where it was decided elsewhere meanwhile. */
  decide: (api: Api, body: { note: string }) => Promise<Decided>;
  action: "accept" | "decline";
  name: string;
  onDone: (decided: Decided) => Promise<void>;
  onClose: () => void;
};

/** Who applied gets a letter: the manager may add words of their own to it. */
export default function DecideDialog<Decided extends object | undefined>(props: DecideDialogProps<Decided>) {
  const { subject, decide, action, name, onDone, onClose } = props;
  const t = useT(catalogue("desk-programmes")).people;
  const kept = useKeptForm({ name: `${action}-${subject}`, fresh: () => ({ note: "" }) });
  const deciding = useFormAction({
    call: decide,
    onDone: async (decided) => {
      // First back to the button, in whose place the reader goes on once the application is gone. What was written to one that
      // only changed stays: the dialog goes where there is nothing left to decide.
      if (decided !== undefined) {
        kept.forget();
        onClose();
      }
      await onDone(decided);
    },
  });
  const { form, field } = useForm({
    ...kept,
    onSubmit: deciding.run,
  });
  const { title, text } = t.confirm[action](name);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={title} description={text}>
      <Form
        {...form}
        action={deciding}
        submit={t.actions[action]}
        variant={action === "accept" ? "primary" : "danger"}
        onCancel={onClose}
      >
        <TextArea label={t.note.label} hint={t.note.hint} maxLength={longest} rows={4} {...field("note")} />
      </Form>
    </Dialog>
  );
}
