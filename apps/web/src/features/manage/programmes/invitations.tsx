import type { ManagedProgramme } from "@khamt/contract";
import { createProgrammeInvitation } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { invitationsQuery } from "./queries.ts";
import { isPlaces } from "./typed.ts";

export function Invitations({ programme }: { programme: ManagedProgramme }) {
  const t = useT(catalogue("desk-programmes")).invitations;
  return (
    <div className="grid gap-8">
      <p className="max-w-[68ch]">{t.intro}</p>
      <NewLink id={programme.id} />
      <Links programme={programme} />
    </div>
  );
}

function NewLink({ id }: { id: string }) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const client = useQueryClient();
  const making = useAction({
    call: (api, { places, endsOn }: { places: string; endsOn: string }) =>
      api.call(createProgrammeInvitation, {
        params: { id },
        // To the end of that day in Ulaanbaatar.
        body: {
          places: Number(places),
          endsAt: endsOn === "" ? null : new Date(`${endsOn}T23:59:59+08:00`).toISOString(),
        },
      }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.made });
    },
  });
  const { form, field } = useForm({
    begin: () => ({ places: "30", endsOn: "" }),
    check: ({ places }) => ({
      places: isPlaces(places) ? undefined : t.badPlaces,
    }),
    onSubmit: making.run,
  });
  return (
    <Form {...form} action={making} submit={t.make}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.places} inputMode="numeric" autoComplete="off" {...field("places")} />
        <TextField label={t.endsOn} hint={t.endsHint} type="date" {...field("endsOn")} />
      </div>
    </Form>
  );
}

function Links({ programme }: { programme: ManagedProgramme }) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const ui = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(invitationsQuery(programme.id));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-40 w-full" />;
  if (data.length === 0) return <p className="text-muted">{t.empty}</p>;
  return (
    <ul className="grid gap-4">
      {data.map((each) => (
        <InvitationCard key={each.id} programme={programme} invitation={each} />
      ))}
    </ul>
  );
}
