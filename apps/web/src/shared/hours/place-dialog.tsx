import type { HostedSlot, Mentorship } from "@khamt/contract";
import { movePlace } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { CheckField } from "../../ui/forms/check-field.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { faultsOfWhere, whereOf } from "./where.ts";
import { hoursCalls } from "./queries.ts";
import { WhereFields } from "./where-fields.tsx";

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
  const { form, field, values, change, fault } = useForm({
    ...kept,
    fault: moving.fault,
    check: (typed) => faultsOfWhere(typed, add),
    onSubmit: (typed) => moving.run(typed),
  });
  const isBooked = movedOf(values.withLater).some(({ booking }) => booking !== null);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title(when)} description={t.intro}>
      <Form {...form} action={{ ...moving, fault }} submit={t.save} onCancel={giveUp}>
        <WhereFields field={field} />
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
