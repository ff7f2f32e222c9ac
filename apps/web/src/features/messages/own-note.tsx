import type { Conversation } from "@khamt/contract";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";

const NoteDialog = lazyWhenOnline(() => import("./note-dialog.tsx"));

/** What the reader has written down about the other one, for nobody else. */
export function OwnNote({ conversation }: { conversation: Conversation }) {
  const t = useT(catalogue("messages")).note;
  const { note } = conversation;
  return (
    <DialogButton
      variant="quiet"
      size="small"
      {...(note !== null && { "aria-label": t.named(note) })}
      dialog={(onClose) => <NoteDialog conversation={conversation} onClose={onClose} />}
    >
      <NotebookPen aria-hidden="true" />
      {note === null ? (
        t.add
      ) : (
        <span lang="" className="line-clamp-2 text-left font-normal wrap-anywhere">
          {note}
        </span>
      )}
    </DialogButton>
  );
}
