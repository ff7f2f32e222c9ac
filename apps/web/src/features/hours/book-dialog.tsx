import type { Mentor } from "@khamt/contract";
import { bookSlot, listBookings, listMentors } from "@khamt/contract/calls";
import { day } from "@khamt/contract/durations";
import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { newId } from "../../lib/new-id.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { ownWhenText, whenText } from "../../shared/events/when.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

type Typed = { id: string; slot: string; question: string };
type BookDialogProps = { mentor: Mentor; slotId: string; onClose: () => void };

/** Where somebody else was faster, the question stays, and another time can be chosen. */
export default function BookDialog({ mentor, slotId, onClose }: BookDialogProps) {
  const { book: t } = useT(catalogue("office-hours"));
  const language = useLanguage();
  const client = useQueryClient();
  const { ownTime } = useT(catalogue("ui"));
  const refresh = () => invalidateCalls(client, [listMentors, listBookings]);
  const options = mentor.slots
    .filter(({ state }) => state === "free")
    .map(({ id, beginsAt, endsAt }) => ({ value: id, label: whenText(beginsAt, endsAt, language) }));
  const isFree = (slot: string) => options.some(({ value }) => value === slot);
  // The time is the one that was just pressed.
  const kept = useKeptForm({ name: `book-${mentor.id}`, fresh: () => ({ question: "" }) });
  const booking = useFormAction({
    call: async (api, { id, slot, question }: Typed) => {
      try {
        return await api.call(bookSlot, { params: { id: slot }, body: { id, question } });
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    onDone: async ({ beginsAt }) => {
      kept.forget();
      onClose();
      const isSoon = Date.parse(beginsAt) - Date.now() <= day;
      showToast({ title: isSoon ? t.doneSoon : t.done });
      await refresh();
    },
  });
  const { form, field, fault, values } = useForm<Typed>({
    begin: () => ({ id: newId(), slot: slotId, ...kept.begin() }),
    keep: ({ question }) => kept.keep({ question }),
    fault: booking.fault,
    places: { conflict: "slot" },
    check: ({ slot, question }) => ({
      slot: slot === "" ? t.noTime : isFree(slot) ? undefined : t.gone,
      question: question.trim() === "" ? t.missing : undefined,
    }),
    onSubmit: (typed) => booking.run(typed),
  });
  const chosen = mentor.slots.find(({ id }) => id === values.slot);
  const own = chosen && ownWhenText(chosen.beginsAt, chosen.endsAt, language);
  const isGone = values.slot !== "" && !isFree(values.slot);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title(mentor.name)}>
      <Form {...form} action={{ ...booking, fault }} submit={t.button} onCancel={onClose}>
        <SelectField
          label={t.time}
          emptyLabel={t.choose}
          options={options}
          hint={own && ownTime(own)}
          aria-required
          {...field("slot")}
          {...(isGone && { value: "", error: t.gone })}
        />
        <TextArea
          label={t.question}
          hint={t.hint(mentor.name)}
          maxLength={hoursLengths.question}
          rows={4}
          aria-required
          {...field("question")}
        />
      </Form>
    </Dialog>
  );
}
