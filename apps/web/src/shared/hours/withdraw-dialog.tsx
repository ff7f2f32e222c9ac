import type { HostedSlot, Mentorship } from "@khamt/contract";
import { withdrawSlots } from "@khamt/contract/calls";
import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { whenText } from "../events/when.ts";
import { hoursCalls } from "./queries.ts";

type WithdrawDialogProps = {
  mentor: Pick<Mentorship, "id">;
  slots: readonly HostedSlot[];
  onClose: () => void;
};

/** Asks once, and for a sentence where somebody has booked. */
export default function WithdrawDialog({ mentor, slots, onClose }: WithdrawDialogProps) {
  const { withdraw: t } = useT(catalogue("hours"));
  const language = useLanguage();
  const client = useQueryClient();
  const names = slots.flatMap(({ booking }) => (booking ? [booking.name] : []));
  const [first] = slots;
  const kept = useKeptForm({ name: `withdraw-${first?.id ?? ""}`, fresh: () => ({ note: "" }) });
  const taking = useFormAction({
    call: (api, { note }: { note: string }) =>
      api.call(withdrawSlots, {
        params: { id: mentor.id },
        body: { slots: slots.map(({ id }) => id), note: note.trim() || null },
      }),
    onDone: async () => {
      kept.forget();
      await invalidateCalls(client, hoursCalls);
      showToast({ title: names.length > 0 ? t.told : t.done });
      onClose();
    },
  });
  const { form, field, fault } = useForm({
    fault: taking.fault,
    ...kept,
    check: ({ note }) => ({
      note: names.length > 0 && note.trim() === "" ? t.missing : undefined,
    }),
    onSubmit: (typed) => taking.run(typed),
  });
  const when = first ? whenText(first.beginsAt, slots.at(-1)?.endsAt ?? first.endsAt, language) : "";
  const text = names.length > 0 ? t.booked(names.join(", ")) : t.free;
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title} description={`${when}. ${text}`}>
      <Form {...form} action={{ ...taking, fault }} submit={t.button} variant="danger" onCancel={onClose}>
        {names.length > 0 && (
          <TextArea
            label={t.note}
            hint={t.noteHint}
            maxLength={hoursLengths.note}
            rows={3}
            aria-required
            {...field("note")}
          />
        )}
      </Form>
    </Dialog>
  );
}
