import { createProgrammeInvitation } from "@khamt/contract/calls";
import { useState } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { newId } from "../../../lib/new-id.ts";
import { isPlaces } from "../programmes/typed.ts";
import type { StepProps } from "./step-props.ts";

/** A link for the first people: whoever has it may join. */
export function InvitationStep({ firstRun: { programme }, onDone }: StepProps) {
  const t = useT(catalogue("first-run"));
  const { invitations: words } = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  const [link, setLink] = useState<string>();
  const making = useFormAction({
    call: (api, { to, id, places }: { to: string; id: string; places: number }) =>
      api.call(createProgrammeInvitation, { params: { id: to }, body: { id, places, endsAt: null } }),
    onDone: ({ token }) => setLink(`${location.origin}/programmes/${programme?.slug}?invitation=${token}`),
  });
  const { form, field, fault } = useForm({
    fault: making.fault,
    begin: () => ({ id: newId(), places: "30" }),
    check: ({ places }) => ({
      places: isPlaces(places) ? undefined : words.badPlaces,
    }),
    onSubmit: ({ id, places }) => programme && making.run({ to: programme.id, id, places: Number(places) }),
  });
  if (programme === null)
    return (
      <>
        <p className="max-w-[62ch]">{t.invitation.noProgramme}</p>
        <FromList programme={undefined} />
      </>
    );
  if (link !== undefined) return <MadeLink link={link} onDone={onDone} />;
  return (
    <>
      <Form {...form} aria-label={t.steps.invitation.title} action={{ ...making, fault }} submit={words.make}>
        <p>{t.invitation.to(programme.name[language])}</p>
        <TextField label={words.places} inputMode="numeric" autoComplete="off" {...field("places")} />
      </Form>
      <FromList programme={programme.id} />
    </>
  );
}

/** Most who begin have their people in a spreadsheet. */
function FromList({ programme }: { programme: string | undefined }) {
  const t = useT(catalogue("first-run")).invitation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3">
      <p>{t.hasList}</p>
      <LinkButton variant="quiet" to="/manage/members/import" search={{ programme }}>
        {t.fromList}
      </LinkButton>
    </div>
  );
}

function MadeLink({ link, onDone }: { link: string; onDone: () => void }) {
  const { invitation: t } = useT(catalogue("first-run"));
  const { invitations: words } = useT(catalogue("desk-programmes"));
  const copy = async () => {
    if (await copyText(link)) showToast({ title: words.copied });
    else showToast({ title: t.copyByHand, tone: "destructive" });
  };
  return (
    <>
      <TextField label={t.link} value={link} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {t.goOn}
        </Button>
      </div>
    </>
  );
}
