import type { ReportInput, ReportReason, SafetySubject } from "@khamt/contract";
import { createBlock, createReport } from "@khamt/contract/calls";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { isBetweenTwo } from "../../shared/moderation/between-two.ts";
import { NobodyReads } from "../../shared/operator/nobody-reads.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ApiError } from "../../lib/api.ts";
import { newId } from "../../lib/new-id.ts";

export type SafetyProps = {
  subject: SafetySubject;
  /** Who or what it is. */
  name: string;
};

type ReportDialogProps = SafetyProps & { onClose: () => void; onSent: () => Promise<void> };

type Typed = {
  clientId: string;
  reason: ReportReason | "";
  text: string;
  blocks: boolean;
};

const longest = 2000;

export default function ReportDialog({ subject, name, onClose, onSent }: ReportDialogProps) {
  const { report: t, reasons } = useT(catalogue("safety"));
  const isBetween = isBetweenTwo(subject.kind);
  const kept = useKeptForm<Typed>({
    name: `report-${subject.kind}-${subject.id}`,
    fresh: () => ({ clientId: newId(), reason: "", text: "", blocks: false }),
  });
  const sending = useFormAction({
    call: async (api, { blocks, ...input }: ReportInput & { blocks: boolean }) => {
      try {
        await api.call(createReport, { body: input });
      } catch (error) {
        if (!(error instanceof ApiError) || error.body?.error !== "conflict") throw error;
        // It arrived before it was changed: what it says now is another report.
        const clientId = newId();
        change({ clientId });
        await api.call(createReport, { body: { ...input, clientId } });
      }
      if (blocks) await api.call(createBlock, { body: { subject } });
    },
    onDone: async () => {
      kept.forget();
      showToast({ title: t.done.title, description: t.done.text });
      onClose();
      await onSent();
    },
  });
  const { form, field, values, change, fault } = useForm<Typed>({
    fault: sending.fault,
    ...kept,
    check: ({ reason }) => ({ reason: reason === "" ? t.missing : undefined }),
    onSubmit: ({ reason, ...typed }) => reason !== "" && sending.run({ ...typed, subject, reason }),
  });
  const hint = [
    t.hint,
    isBetween ? t.stays : t.hidden,
    ...(subject.kind === "conversation" ? [t.conversation] : []),
  ].join(" ");
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title(name)} description={hint}>
      <Form {...form} action={{ ...sending, fault }} submit={t.send} variant="danger" onCancel={onClose}>
        <NobodyReads what="reports">{isBetween ? t.nobody : `${t.nobody} ${t.nobodyHidden}`}</NobodyReads>
        <SelectField
          label={t.reason}
          emptyLabel={t.choose}
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          {...field("reason")}
        />
        <TextArea label={t.text} maxLength={longest} rows={4} {...field("text")} />
        {isBetween && (
          <label className="flex cursor-pointer items-start gap-3">
            <Switch checked={values.blocks} onChange={({ target }) => change({ blocks: target.checked })} />
            <span className="pt-2.5">{t.block(name)}</span>
          </label>
        )}
      </Form>
    </Dialog>
  );
}
