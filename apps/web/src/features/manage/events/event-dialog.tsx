import type { ManagedGathering } from "@khamt/contract";
import { createEvent, listManagedEvents, updateEvent } from "@khamt/contract/calls";
import { eventLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { PlaceFields } from "../../../shared/events/place-fields.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useMerged, useOthersFirst } from "../../../ui/forms/others-first.ts";
import { ToldFields } from "../frame/told-fields.tsx";
import { everybody, useAudiences } from "../frame/use-audiences.ts";
import { PlaceTaken } from "./place-taken.tsx";
import { faultsOf, inputOf, type Typed, typedOf } from "./typed.ts";

type EventDialogProps = { event?: ManagedGathering; onClose: () => void };

/** A new event, or one that is changed: then those who come are told of another time or place. */
export default function EventDialog({ event, onClose }: EventDialogProps) {
  const { form: t, saved } = useT(catalogue("manage-events"));
  const { merged, nowSays } = useT(catalogue("manage"));
  const client = useQueryClient();
  const kept = useKeptForm({
    // Once another has changed it, what was typed before is about one that is no more.
    name: event === undefined ? "event" : `event-${event.id}-${event.updatedAt}`,
    fresh: () => typedOf(event),
  });
  const giveUp = () => {
    if (event !== undefined) kept.forget();
    onClose();
  };
  const saving = useFormAction(
    useOthersFirst(merged, {
      call: (api, typed: Typed) =>
        event === undefined
          ? api.call(createEvent, { body: inputOf(typed) })
          : api.call(updateEvent, {
              params: { id: event.id },
              query: { version: event.updatedAt },
              body: inputOf(typed),
            }),
      onDone: async () => {
        kept.forget();
        await invalidateCalls(client, [listManagedEvents]);
        showToast({ title: saved });
        onClose();
      },
    }),
  );
  const { form, field, values, change, tell, fault } = useForm<Typed>({
    ...kept,
    fault: saving.fault,
    places: { programmeId: "to", beginsAt: "begins", endsAt: "ends" },
    check: (typed) => faultsOf(typed, { t, before: typedOf(event) }),
    onSubmit: (typed) => saving.run(typed),
  });
  useMerged({ read: event, valuesOf: typedOf, values, change, tell, nowSays });
  const moment = { type: "datetime-local", "aria-required": true } as const;
  const audiences = useAudiences(useT(catalogue("manage-events")).everybody);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={event ? t.change : t.title} description={t.intro}>
      <Form {...form} action={{ ...saving, fault }} submit={t.save} onCancel={giveUp}>
        <SelectField
          label={t.to}
          emptyLabel="–"
          options={audiences}
          disabled={event !== undefined}
          aria-required
          {...field("to")}
        />
        <ToldFields words={t} lengths={eventLengths} rows={3} field={field} />
        <TextField label={t.begins} hint={t.timeHint} {...moment} {...field("begins")} />
        <TextField label={t.ends} {...moment} {...field("ends")} />
        <PlaceFields words={t} field={field} />
        <PlaceTaken typed={values} />
        <TextField label={t.places} hint={t.placesHint} inputMode="numeric" {...field("places")} />
        {values.to !== everybody && (
          <label className="flex cursor-pointer items-start gap-3">
            <Switch
              checked={values.isListed}
              onChange={({ target }) => change({ isListed: target.checked })}
            />
            <span className="pt-2.5">{t.isListed}</span>
          </label>
        )}
      </Form>
    </Dialog>
  );
}
