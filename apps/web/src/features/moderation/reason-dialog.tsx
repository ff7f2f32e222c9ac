import { catalogue, useT } from "../../lib/language/index.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import type { ButtonVariant } from "../../ui/buttons/button.tsx";

const longest = 500;

type ReasonDialogProps = {
  title: string;
  text: string;
  send: string;
  action: { isPending: boolean; fault: { message: string } | undefined; run: (reason: string) => void };
  variant?: ButtonVariant;
  onClose: () => void;
};

/** Whoever vouches or takes it back says why: the record keeps it. */
export default function ReasonDialog({ title, text, send, action, variant, onClose }: ReasonDialogProps) {
  const t = useT(catalogue("moderation")).vouches;
  const { form, field } = useForm({
    begin: () => ({ reason: "" }),
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
