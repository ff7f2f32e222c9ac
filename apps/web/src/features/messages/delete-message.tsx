import type { Message } from "@khamt/contract";
import { deleteMessage } from "@khamt/contract/calls";
import Trash2 from "lucide-react/icons/trash-2";
import { Suspense, useState } from "react";
import { ConfirmDialog } from "../../ui/dialog/dialog-button.tsx";
import { IconButton } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

type DeleteMessageProps = {
  message: Message;
  /** With what is left of it. */
  onDeleted: (message: Message) => void;
};

/** Takes back what one has said, from both sides, once one is sure. */
export function DeleteMessage({ message: { conversationId, seq }, onDeleted }: DeleteMessageProps) {
  const t = useT(catalogue("messages")).thread.deleting;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {/* Seen under the pointer, with the focus, and after a tap on the message. Not read out as it comes. */}
      <span
        aria-live="off"
        className="opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 group-focus:opacity-100"
      >
        <IconButton label={t.button} title={t.button} aria-haspopup="dialog" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.title}
            text={t.text}
            action={t.action}
            act={async (api) =>
              onDeleted(await api.call(deleteMessage, { params: { id: conversationId, seq } }))
            }
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  );
}
