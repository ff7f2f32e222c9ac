import type { Booking, Mentor } from "@khamt/contract";
import { listBookings, listMentors, moveBooking } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { ownWhenText, whenText } from "../../shared/events/when.ts";
import { mentorsQuery } from "../../shared/hours/queries.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

type MoveDialogProps = { booking: Booking; onClose: () => void };
type Slot = Mentor["slots"][number];

/** Another free time of the same mentor. */
export default function MoveDialog({ booking, onClose }: MoveDialogProps) {
  const { move: t } = useT(catalogue("office-hours"));
  const ui = useT(catalogue("action"));
  const language = useLanguage();
  const { data = [] } = useQuery(mentorsQuery);
  const { mentor, mentorId, beginsAt, endsAt } = booking;
  const slots = data.find(({ id }) => id === mentorId)?.slots.filter(({ state }) => state === "free") ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(mentor)}
      description={t.text(mentor, whenText(beginsAt, endsAt, language))}
    >
      {slots.length > 0 ? (
        <MoveForm {...{ booking, slots, onClose }} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{t.none(mentor)}</p>
          <Button variant="secondary" onClick={onClose}>
            {ui.back}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Where somebody else was faster, another time can be chosen. */
function MoveForm({ booking: { id }, slots, onClose }: MoveDialogProps & { slots: readonly Slot[] }) {
  const { move: t, book } = useT(catalogue("office-hours"));
  const { ownTime } = useT(catalogue("ui"));
  const language = useLanguage();
  const client = useQueryClient();
  const refresh = () => invalidateCalls(client, [listMentors, listBookings]);
  const moving = useFormAction({
    call: async (api, { slot }: { slot: string }) => {
      try {
        return await api.call(moveBooking, { params: { id }, body: { slot } });
      } catch (error) {
        await refresh();
        throw error;
      }
    },
    onDone: async () => {
      onClose();
      showToast({ title: t.done });
      await refresh();
    },
  });
  const chosenOf = (slot: string) => slots.find((each) => each.id === slot);
  const { form, field, fault, values } = useForm({
    begin: () => ({ slot: "" }),
    fault: moving.fault,
    places: "slot",
    check: ({ slot }) => ({ slot: slot === "" ? book.noTime : chosenOf(slot) ? undefined : book.gone }),
    onSubmit: moving.run,
  });
  const chosen = chosenOf(values.slot);
  const own = chosen && ownWhenText(chosen.beginsAt, chosen.endsAt, language);
  const isGone = values.slot !== "" && chosen === undefined;
  return (
    <Form {...form} action={{ ...moving, fault }} submit={t.save} onCancel={onClose}>
      <SelectField
        label={book.time}
        emptyLabel={book.choose}
        options={slots.map((each) => ({
          value: each.id,
          label: whenText(each.beginsAt, each.endsAt, language),
        }))}
        hint={own && ownTime(own)}
        aria-required
        {...field("slot")}
        {...(isGone && { value: "", error: book.gone })}
      />
    </Form>
  );
}
