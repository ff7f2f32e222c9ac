import type { ManagedProgramme } from "@khamt/contract";
import { createProgrammeInvitation } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { dayFromNow } from "../../../shared/events/when.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { endOf, formatDay } from "./days.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { MailForm } from "./mail-form.tsx";
import { Mailed } from "./mailed.tsx";
import { invitationsQuery } from "./queries.ts";
import { isPlaces } from "./typed.ts";

export function Invitations({
  programme,
  limit,
}: {
  programme: ManagedProgramme;
  limit: number | undefined;
}) {
  const t = useT(catalogue("desk-programmes"));
  const isOpen = !programme.isArchived && (programme.endsOn === null || programme.endsOn >= dayFromNow(0));
  return (
    <div className="grid gap-12">
      <section aria-labelledby="links" className="grid gap-6">
        <h2 id="links" className="text-xl font-bold">
          {t.invitations.title}
        </h2>
        <p className="max-w-[68ch]">{t.invitations.intro}</p>
        {isOpen ? <NewLink programme={programme} /> : <p>{t.invitations.over}</p>}
        <Links programme={programme} />
      </section>
      <section aria-labelledby="mailed" className="grid gap-6">
        <h2 id="mailed" className="text-xl font-bold">
          {t.mailed.title}
        </h2>
        <p className="max-w-[68ch]">{t.mailed.intro}</p>
        {isOpen && <MailForm programme={programme} />}
        <Mailed programme={programme} limit={limit} />
      </section>
    </div>
  );
}

function NewLink({ programme: { id, endsOn: last } }: { programme: ManagedProgramme }) {
  const { invitations: t, lateEnd } = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  const client = useQueryClient();
  const making = useFormAction({
    call: (api, { linkId, places, endsOn }: { linkId: string; places: string; endsOn: string }) =>
      api.call(createProgrammeInvitation, {
        params: { id },
        body: {
          id: linkId,
          places: Number(places),
          endsAt: endsOn === "" ? null : endOf(endsOn),
        },
      }),
    onDone: async () => {
      change({ linkId: newId() });
      await client.invalidateQueries();
      showToast({ title: t.made });
    },
  });
  const { form, field, change, fault } = useForm({
    fault: making.fault,
    places: { endsAt: "endsOn" },
    begin: () => ({ linkId: newId(), places: "30", endsOn: "" }),
    check: ({ places, endsOn }) => ({
      places: isPlaces(places) ? undefined : t.badPlaces,
      endsOn:
        endsOn !== "" && endsOn < dayFromNow(0)
          ? t.badEnd
          : last !== null && endsOn > last
            ? lateEnd(formatDay(last, language))
            : undefined,
    }),
    onSubmit: making.run,
  });
  return (
    <Form {...form} action={{ ...making, fault }} submit={t.make}>
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
