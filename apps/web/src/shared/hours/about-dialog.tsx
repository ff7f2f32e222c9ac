import type { Mentorship } from "@khamt/contract";
import { updateMentor } from "@khamt/contract/calls";
import { hoursLengths } from "@khamt/contract/desk-vocabulary";
import { useQueryClient } from "@tanstack/react-query";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { hoursCalls } from "./queries.ts";

type AboutDialogProps = { mentor: Pick<Mentorship, "id" | "about">; onClose: () => void };

/** What a mentor can help with. */
export default function AboutDialog({ mentor: { id, about }, onClose }: AboutDialogProps) {
  const { about: t } = useT(catalogue("hours"));
  const client = useQueryClient();
  const kept = useKeptForm({ name: `mentor-${id}`, fresh: () => ({ about }) });
  const giveUp = () => {
    kept.forget();
    onClose();
  };
  const saving = useFormAction({
    call: (api, body: { about: string }) => api.call(updateMentor, { params: { id }, body }),
    onDone: async () => {
      await invalidateCalls(client, hoursCalls);
      showToast({ title: t.saved });
      giveUp();
    },
  });
  const { form, field } = useForm({
    ...kept,
    check: (typed) => ({ about: typed.about.trim() === "" ? t.missing : undefined }),
    onSubmit: (typed) => saving.run(typed),
  });
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title}>
      <Form {...form} action={saving} submit={t.save} onCancel={giveUp}>
        <TextArea
          label={t.label}
          hint={t.hint}
          maxLength={hoursLengths.about}
          rows={4}
          aria-required
          {...field("about")}
        />
      </Form>
    </Dialog>
  );
}
