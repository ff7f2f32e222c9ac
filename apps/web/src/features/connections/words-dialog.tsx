import type { Connection } from "@khamt/contract";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useTypedDialog } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useMove } from "./use-move.ts";

type WordsDialogProps = {
  connection: Connection;
  action: "ask" | "answer";
  onClose: () => void;
};

const longest = 1000;

/** A question back, or the answer to one. */
export default function WordsDialog({ connection, action, onClose }: WordsDialogProps) {
  const t = useT(catalogue("connections"));
  const words = action === "ask" ? t.ask : t.reply;
  const question = connection.asked.find(({ answer }) => answer === null)?.question;
  const hint = action === "ask" ? t.ask.hint : question;
  const kept = useKeptForm({
    name: `${action}-${connection.id}`,
    fresh: () => ({ text: "" }),
  });
  const move = useFormAction(useMove({ id: connection.id, ...useTypedDialog(kept, onClose) }));
  const { form, field, fault } = useForm({
    fault: move.fault,
    ...kept,
    check: ({ text }) => ({ text: text.trim() === "" ? t.emptyText : undefined }),
    onSubmit: ({ text }) => move.run({ action, text }),
  });
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={words.title(connection.other.name)}
      {...(hint !== undefined && { description: hint })}
    >
      <Form {...form} action={{ ...move, fault }} submit={words.send} onCancel={onClose}>
        <TextArea label={words.label} maxLength={longest} rows={5} {...field("text")} />
      </Form>
    </Dialog>
  );
}
