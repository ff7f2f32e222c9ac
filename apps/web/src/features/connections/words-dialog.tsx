import type { Connection } from "@khamt/contract";
import { useState, type SyntheticEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useMove } from "./use-move.ts";

interface WordsDialogProps {
  connection: Connection;
  action: "ask" | "answer";
  onClose: () => void;
}

const longest = 1000;

/** A question back, or the answer to one. */
export default function WordsDialog({ connection, action, onClose }: WordsDialogProps) {
  const t = useT(catalogue("connections"));
  const words = action === "ask" ? t.ask : t.reply;
  const question = connection.asked.find(({ answer }) => answer === null)?.question;
  const hint = action === "ask" ? t.ask.hint : question;
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState(false);
  const { run, isPending, fault } = useMove(connection.id, onClose);
  const isEmpty = text.trim() === "";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted(true);
    if (!isEmpty) run({ action, text });
  };
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={words.title(connection.other.name)}
      {...(hint !== undefined && { description: hint })}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={words.label}
          value={text}
          onChange={setText}
          error={wanted && isEmpty ? t.emptyText : undefined}
          maxLength={longest}
          rows={5}
        />
        <InlineFault message={fault?.message} />
        <div className="flex flex-wrap gap-3">
          <ActionButton type="submit" isPending={isPending}>
            {words.send}
          </ActionButton>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
