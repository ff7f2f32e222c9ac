import type { ReportInput, ReportReason } from "@khamt/contract";
import { createReport } from "@khamt/contract/calls";
import { useRef, useState, type SyntheticEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { SafetyProps } from "./safety-actions.tsx";

type ReportDialogProps = SafetyProps & { onClose: () => void; onSent: () => Promise<void> };

const longest = 2000;

export default function ReportDialog({ subject, name, onClose, onSent }: ReportDialogProps) {
  const { report: t, reasons, cancel } = useT(catalogue("safety"));
  const clientId = useRef(crypto.randomUUID());
  const options = Object.entries(reasons) as [ReportReason, string][];
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState(false);
  const { run, isPending, fault } = useAction({
    call: (api, input: ReportInput) => api.call(createReport, { body: input }),
    onDone: async () => {
      showToast({ title: t.done.title, description: t.done.text });
      onClose();
      await onSent();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted(true);
    if (reason !== undefined) run({ clientId: clientId.current, subject, reason, text });
  };
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title(name)} description={t.hint}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <SelectField
          label={t.reason}
          emptyLabel={t.choose}
          error={wanted && reason === undefined ? t.missing : undefined}
          options={options.map(([value, label]) => ({ value, label }))}
          value={reason ?? ""}
          onChange={({ target }) => setReason(options.find(([value]) => value === target.value)?.[0])}
        />
        <TextArea label={t.text} value={text} onChange={setText} maxLength={longest} rows={4} />
        <InlineFault message={fault?.message} />
        <div className="flex flex-wrap gap-3">
          <ActionButton type="submit" variant="danger" isPending={isPending}>
            {t.send}
          </ActionButton>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
