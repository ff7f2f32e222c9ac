import { catalogue, useT } from "../../lib/language/index.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import type { ButtonVariant } from "../../ui/buttons/button.tsx";
import { type Call, useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";

const longest = 500;

type ReasonDialogProps = {
  /** What is done, and to which: what is typed is kept under it. */
  about: string;
  title: string;
  text: string;
  send: string;
  /** Gets the reason; the dialog closes after it. */
  act: Call<string, unknown>;
  /** Brings what is shown up to date, once the dialog is closed. */
  onDone: () => Promise<void>;
  variant?: ButtonVariant;
  onClose: () => void;
};

/** Whoever vouches or takes it back says why: the record keeps it. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { about, title, text, send, act, onDone, variant, onClose } = props;
  const t = useT(catalogue("moderation")).vouches;
  const kept = useKeptForm({ name: about, fresh: () => ({ reason: "" }) });
  const action = useFormAction({
    call: act,
    onDone: async () => {
      kept.forget();
      // First back to the button, in whose place the reader goes on once it is gone.
      onClose();
      await onDone();
    },
  });
  const { form, field } = useForm({
    ...kept,
    check: ({ reason }) => ({ reason: reason.trim() === "" ? t.reasonMissing : undefined }),
    onSubmit: ({ reason }) => action.run(reason),
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={title} description={text}>
      <Form {...form} action={action} submit={send} variant={variant}>
        <TextArea label={t.reason} maxLength={longest} rows={4} {...field("reason")} />
      </Form>
    </Dialog>
  );
}
