import type { ManagedGathering, WalkIn } from "@khamt/contract";
import { addEventWalkIn, listEventWalkIns, removeEventWalkIn } from "@khamt/contract/calls";
import { eventLengths } from "@khamt/contract/desk-vocabulary";
import { isEmail } from "@khamt/contract/email";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useAction, useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { walkInsQuery } from "./queries.ts";

/** Who is there without having signed up, from the day of the event on. */
export function WalkIns({ event, isDay }: { event: ManagedGathering; isDay: boolean }) {
  const { guests } = useT(catalogue("manage-events"));
  const t = guests.walkIns;
  const { data = [] } = useQuery(walkInsQuery(event.id));
  const mayAdd = isDay && !event.isCancelled;
  if (!mayAdd && data.length === 0) return null;
  return (
    <section aria-label={t.title} className="grid gap-4">
      <h3 className="font-semibold">{t.count(data.length)}</h3>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {data.map((each) => (
          <Written key={each.id} event={event.id} walkIn={each} />
        ))}
      </ul>
      {mayAdd && (
        <div className="print:hidden">
          <WriteDown event={event.id} />
        </div>
      )}
    </section>
  );
}

function Written({ event, walkIn: { id, name, email } }: { event: string; walkIn: WalkIn }) {
  const { guests, of } = useT(catalogue("manage-events"));
  const t = guests.walkIns;
  const client = useQueryClient();
  const removing = useAction<void, object>({
    call: (api) => api.call(removeEventWalkIn, { params: { id: event, walkIn: id } }),
    onDone: () => invalidateCalls(client, [listEventWalkIns]),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {email !== null && <p className="text-sm text-muted">{email}</p>}
      </div>
      <ActionButton
        variant="quiet"
        size="small"
        isPending={removing.isPending}
        aria-label={of(t.remove, name)}
        onClick={() => removing.run()}
      >
        {t.remove}
      </ActionButton>
    </li>
  );
}

type Typed = Record<"id" | "name" | "email", string>;

function WriteDown({ event }: { event: string }) {
  const { guests } = useT(catalogue("manage-events"));
  const t = guests.walkIns;
  const client = useQueryClient();
  const kept = useKeptForm<Typed>({
    name: `walk-in-${event}`,
    fresh: () => ({ id: newId(), name: "", email: "" }),
  });
  const adding = useFormAction({
    call: (api, { id, name, email }: Typed) =>
      api.call(addEventWalkIn, {
        params: { id: event },
        body: { id, name: name.trim(), email: email.trim() || null },
      }),
    onDone: async () => {
      kept.forget();
      restart();
      form.ref.current?.querySelector<HTMLElement>("[name=name]")?.focus();
      await invalidateCalls(client, [listEventWalkIns]);
    },
  });
  const { form, field, restart, fault } = useForm<Typed>({
    ...kept,
    fault: adding.fault,
    places: { "guest-already": "email" },
    check: ({ name, email }) => ({
      name: name.trim() === "" ? t.noName : undefined,
      email: email.trim() === "" || isEmail(email) ? undefined : t.noEmail,
    }),
    onSubmit: adding.run,
  });
  return (
    <Form {...form} action={{ ...adding, fault }} submit={t.add} variant="secondary">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t.name}
          maxLength={eventLengths.walkIn}
          autoComplete="off"
          aria-required
          {...field("name")}
        />
        <TextField label={t.email} hint={t.hint} type="email" autoComplete="off" {...field("email")} />
      </div>
    </Form>
  );
}
