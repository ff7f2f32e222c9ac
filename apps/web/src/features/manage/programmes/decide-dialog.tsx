import type { MembershipAction } from "@khamt/contract";
import { decideProgrammeMember } from "@khamt/contract/calls";
import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";

const { note: longest } = programmeLengths;

type DecideDialogProps = {
  params: { id: string; userId: string; action: MembershipAction };
  action: "accept" | "decline";
  name: string;
  onDone: () => Promise<void>;
  onClose: () => void;
};

/** Who applied gets a letter: the manager may add words of their own to it. */
export default function DecideDialog({ params, action, name, onDone, onClose }: DecideDialogProps) {
  const t = useT(catalogue("desk-programmes")).people;
  const deciding = useFormAction({
    call: (api, body: { note: string }) => api.call(decideProgrammeMember, { params, body }),
    onDone: async () => {
      // First back to the button, in whose place the reader goes on once the application is gone.
      onClose();
      await onDone();
    },
  });
  const { form, field } = useForm({
    begin: () => ({ note: "" }),
    check: ({ note }) => ({ note: note.trim().length > longest ? t.score.tooLong(longest) : undefined }),
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
        <TextArea label={t.note.label} hint={t.note.hint} rows={4} {...field("note")} />
      </Form>
    </Dialog>
  );
}
