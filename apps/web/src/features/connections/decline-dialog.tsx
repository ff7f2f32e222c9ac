import type { Connection, Refusal } from "@khamt/contract";
import { useState, type SyntheticEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useMove } from "./use-move.ts";

interface DeclineDialogProps {
  connection: Connection;
  onClose: () => void;
}

export default function DeclineDialog({ connection, onClose }: DeclineDialogProps) {
  const t = useT(catalogue("connections"));
  const reasons = Object.entries(t.refusals) as [Refusal, string][];
  const [reason, setReason] = useState<Refusal | null>(null);
  const [text, setText] = useState("");
  const { run, isPending, fault } = useMove(connection.id, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run({ action: "decline", reason, text });
  };
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={t.decline.title(connection.other.name)}
      description={t.decline.hint}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SelectField
          label={t.decline.reason}
          emptyLabel={t.decline.noReason}
          options={reasons.map(([value, label]) => ({ value, label }))}
          value={reason ?? ""}
          onChange={({ target }) => setReason(reasons.find(([value]) => value === target.value)?.[0] ?? null)}
        />
        <TextArea label={t.decline.text} value={text} onChange={setText} maxLength={1000} rows={3} />
        <InlineFault message={fault?.message} />
        <div className="flex flex-wrap gap-3">
          <ActionButton type="submit" variant="danger" isPending={isPending}>
            {t.decline.send}
          </ActionButton>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
