import type { MemberDetails, MemberNote } from "@khamt/contract";
import { addMemberNote, deleteMemberNote } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { newId } from "../../../lib/new-id.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { Part } from "./part.tsx";
import { memberCalls } from "./queries.ts";

const longestNote = 2000;
/** Of a note that is named. */
const longestShown = 120;

/** What the team notes about a member, and the reasons for acts. */
export function Notes({ member: { id, notes } }: { member: MemberDetails }) {
  const { page: t } = useT(catalogue("manage-members"));
  const client = useQueryClient();
  // Its id is made before the first try to send: a retry bears the same.
  const empty = () => ({ id: newId(), text: "" });
  const kept = useKeptForm({ name: `note-${id}`, fresh: empty });
  const adding = useFormAction({
    call: (api, note: ReturnType<typeof kept.begin>) =>
      api.call(addMemberNote, { params: { id }, body: note }),
    onDone: async () => {
      change(empty());
      kept.forget();
      showToast({ title: t.noteAdded });
      await invalidateCalls(client, memberCalls);
    },
  });
  const { form, field, change, values, fault } = useForm({
    ...kept,
    fault: adding.fault,
    onSubmit: adding.run,
  });
  return (
    <Part title={t.notes} hint={t.notesHint}>
      <ul className="mb-4 grid gap-3 empty:hidden">
        {notes.map((note) => (
          <Note key={note.id} memberId={id} note={note} />
        ))}
      </ul>
      <Form {...form} action={{ ...adding, fault }} submit={t.addNote} disabled={values.text.trim() === ""}>
        <TextArea label={t.note} rows={3} maxLength={longestNote} {...field("text")} />
      </Form>
    </Part>
  );
}

function Note({ memberId, note }: { memberId: string; note: MemberNote }) {
  const { page: t } = useT(catalogue("manage-members"));
  const acts = useT(catalogue("member-acts"));
  const client = useQueryClient();
  const { id, author, act, isOwn, text, createdAt } = note;
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return (
    <li className="border-l-2 border-line pl-3">
      {act !== null && <p className="font-semibold">{acts[act].button}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-sm text-muted">
        {author ?? t.someone} · <TimeAgo date={createdAt} />
      </p>
      {isOwn && act === null && (
        <DialogButton
          variant="quiet"
          size="small"
          aria-label={`${t.deleteNote}: ${shown}`}
          dialog={(onClose) => (
            <ConfirmDialog
              title={t.askDeleteNote}
              text={shown}
              action={t.deleteNote}
              act={async (api) => {
                await api.call(deleteMemberNote, { params: { id: memberId, note: id } });
                showToast({ title: t.noteDeleted });
                await invalidateCalls(client, memberCalls);
              }}
              onClose={onClose}
            />
          )}
        >
          {t.deleteNote}
        </DialogButton>
      )}
    </li>
  );
}
