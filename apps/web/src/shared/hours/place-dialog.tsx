import type { HostedSlot, Mentorship } from "@khamt/contract";
import { movePlace } from "@khamt/contract/calls";
import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CheckField } from "../../ui/forms/check-field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { PlaceFields } from "../events/place-fields.tsx";
import { faultsOfWhere, whereOf } from "./where.ts";
import { hoursCalls } from "./queries.ts";

type PlaceDialogProps = {
  mentor: Pick<Mentorship, "id">;
  /** Of one day at one place. */
  slots: readonly HostedSlot[];
  /** At that place, on days after that. */
  later: readonly HostedSlot[];
  /** The day. */
  when: string;
  onClose: () => void;
};

/** Another place for the times of a day, and of later days where asked to. */
export default function PlaceDialog({ mentor, slots, later, when, onClose }: PlaceDialogProps) {
  const { add, place: t } = useT(catalogue("hours"));
  const client = useQueryClient();
  const [first] = slots;
  const kept = useKeptForm({
    name: `place-${first?.id ?? ""}`,
    fresh: () => ({
      place: first?.place ?? "",
      link: first?.link ?? "",
      words: first?.words ?? "",
      withLater: false,
    }),
  });
  const giveUp = () => {
    kept.forget();
    onClose();
  };
  const movedOf = (withLater: boolean) => (withLater ? [...slots, ...later] : slots);
  const moving = useFormAction({
    call: (api, { withLater, ...typed }: ReturnType<typeof kept.begin>) =>
      api.call(movePlace, {
        params: { id: mentor.id },
        body: { slots: movedOf(withLater).map(({ id }) => id), ...whereOf(typed) },
      }),
    onDone: async () => {
      await invalidateCalls(client, hoursCalls);
      showToast({ title: isBooked ? t.told : t.done });
      giveUp();
    },
  });
  const { form, field, values, change } = useForm({
    ...kept,
    check: (typed) => faultsOfWhere(typed, add),
    onSubmit: (typed) => moving.run(typed),
  });
  const isBooked = movedOf(values.withLater).some(({ booking }) => booking !== null);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title(when)} description={t.intro}>
      <Form {...form} action={moving} submit={t.save} onCancel={giveUp}>
        <PlaceFields words={add} field={field} />
        <TextArea
          label={add.words}
          hint={add.wordsHint}
          maxLength={hoursLengths.words}
          rows={2}
          {...field("words")}
        />
        {later.length > 0 && (
          <CheckField
            label={t.later(later.length)}
            hint={t.laterHint}
            checked={values.withLater}
            onChange={(withLater) => change({ withLater })}
          />
        )}
      </Form>
    </Dialog>
  );
}
