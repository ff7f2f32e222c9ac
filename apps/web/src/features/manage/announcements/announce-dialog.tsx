import { announcementLengths } from "@khamt/contract/desk-vocabulary";
import { listManagedAnnouncements, sendAnnouncement } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { ToldFields } from "../frame/told-fields.tsx";
import { everybody, ofApplicants, useAudiences } from "../frame/use-audiences.ts";
import { newId } from "../../../lib/new-id.ts";

type Typed = Record<"id" | "to" | "titleEn" | "titleMn" | "textEn" | "textMn", string>;

/** In both languages, so that each member reads it in theirs. */
export default function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { form: t, sent, everybody: all, applicants } = useT(catalogue("manage-announcements"));
  const client = useQueryClient();
  const kept = useKeptForm<Typed>({
    name: "announcement",
    // Its id is made before the first try to send: a retry bears the same.
    fresh: () => ({ id: newId(), to: "", titleEn: "", titleMn: "", textEn: "", textMn: "" }),
  });
  const sending = useFormAction({
    call: (api, typed: Typed) => api.call(sendAnnouncement, { body: bodyOf(typed) }),
    onDone: async () => {
      kept.forget();
      await invalidateCalls(client, [listManagedAnnouncements]);
      showToast({ title: sent });
      onClose();
    },
  });
  const check = (text: string) => (text.trim() === "" ? t.missing : undefined);
  const { form, field, fault } = useForm<Typed>({
    ...kept,
    fault: sending.fault,
    places: { programmeId: "to" },
    check: ({ to, titleEn, titleMn, textEn, textMn }) => ({
      to: to === "" ? t.nobody : undefined,
      titleEn: check(titleEn),
      textEn: check(textEn),
      titleMn: check(titleMn),
      textMn: check(textMn),
    }),
    onSubmit: (typed) => sending.run(typed),
  });
  const audiences = useAudiences(all, applicants);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title} description={t.intro}>
      <Form {...form} action={{ ...sending, fault }} submit={t.send} onCancel={onClose}>
        <SelectField label={t.to} emptyLabel="–" options={audiences} aria-required {...field("to")} />
        <ToldFields words={t} lengths={announcementLengths} rows={4} field={field} />
      </Form>
    </Dialog>
  );
}

function bodyOf({ id, to, titleEn, titleMn, textEn, textMn }: Typed) {
  return {
    id,
    programmeId: to === everybody ? null : to.replace(ofApplicants, ""),
    toApplicants: to.endsWith(ofApplicants),
    title: { en: titleEn, mn: titleMn },
    text: { en: textEn, mn: textMn },
  };
}
