import type * as contract from "@khamt/contract";
import { noteConversation } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { useTypedDialog } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { conversationQuery, nameOfOther } from "./queries.ts";

// Named again, as the length of a message is.
const longestOwnNote: typeof contract.longestOwnNote = 1000;

type NoteDialogProps = { conversation: contract.Conversation; onClose: () => void };

/** Written, changed and, by leaving nothing, taken away. */
export default function NoteDialog({ conversation, onClose }: NoteDialogProps) {
  const { note: t, thread } = useT(catalogue("messages"));
  const client = useQueryClient();
  const { id } = conversation;
  const kept = useKeptForm({ name: `note-${id}`, fresh: () => ({ note: conversation.note ?? "" }) });
  const { onDone } = useTypedDialog(kept, onClose);
  const saving = useFormAction({
    call: (api, note: string) =>
      api.call(noteConversation, { params: { id }, body: { note: note.trim() || null } }),
    onDone: (changed) => {
      client.setQueryData(conversationQuery(id).queryKey, changed);
      showToast({ title: changed.note === null ? t.removed : t.saved });
      onDone();
    },
  });
  const { form, field, fault } = useForm({
    fault: saving.fault,
    ...kept,
    onSubmit: ({ note }) => saving.run(note),
  });
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={t.title(nameOfOther(conversation, thread))}
      description={t.hint}
    >
      <Form {...form} action={{ ...saving, fault }} submit={t.save} onCancel={onClose}>
        <TextArea label={t.label} maxLength={longestOwnNote} rows={5} {...field("note")} />
      </Form>
    </Dialog>
  );
}
