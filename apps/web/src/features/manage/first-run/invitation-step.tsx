import { createProgrammeInvitation } from "@khamt/contract/calls";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import type { StepProps } from "./first-run-page.tsx";

/** A link for the first people: whoever has it may join. */
export function InvitationStep({ firstRun: { programme }, onDone }: StepProps) {
  const t = useT(catalogue("first-run"));
  const language = useLanguage();
  const [link, setLink] = useState<string>();
  const making = useAction({
    call: (api, { id, places }: { id: string; places: number }) =>
      api.call(createProgrammeInvitation, { params: { id }, body: { places, endsAt: null } }),
    onDone: ({ token }) => setLink(`${location.origin}/programmes/${programme?.slug}?invitation=${token}`),
  });
  const { form, field } = useForm({
    begin: () => ({ places: "20" }),
    onSubmit: ({ places }) => programme && making.run({ id: programme.id, places: Number(places) }),
  });
  const copy = async (text: string) => {
    if (await copyText(text)) showToast({ title: t.invitation.copied });
    else showToast({ title: t.invitation.copyByHand, tone: "destructive" });
  };
  if (programme === null) return <p className="max-w-[62ch]">{t.invitation.noProgramme}</p>;
  if (link !== undefined)
    return (
      <>
        <TextField label={t.invitation.link} value={link} readOnly />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copy(link)}>{t.invitation.copy}</Button>
          <Button variant="secondary" onClick={onDone}>
            {t.invitation.goOn}
          </Button>
        </div>
      </>
    );
  return (
    <Form {...form} aria-label={t.steps.invitation.title} action={making} submit={t.invitation.make}>
      <p>{t.invitation.to(programme.name[language])}</p>
      <TextField
        type="number"
        label={t.invitation.places}
        required
        min={1}
        max={10_000}
        {...field("places")}
      />
    </Form>
  );
}
