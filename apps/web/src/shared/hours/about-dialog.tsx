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
import { useOthersFirst } from "../../ui/forms/others-first.ts";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { NowSays } from "./now-says.tsx";
import { hoursCalls } from "./queries.ts";

type AboutDialogProps = { mentor: Pick<Mentorship, "id" | "about">; onClose: () => void };

/** What a mentor can help with. */
export default function AboutDialog({ mentor: { id, about }, onClose }: AboutDialogProps) {
  const { about: t, merged, nowSays } = useT(catalogue("hours"));
  const client = useQueryClient();
  // With what was read when it was typed: by now another may have written something else.
  const kept = useKeptForm({ name: `mentor-${id}`, fresh: () => ({ about, read: about }) });
  const giveUp = () => {
    kept.forget();
    onClose();
  };
  const saving = useFormAction(
    useOthersFirst(merged, {
      call: (api, typed: string) =>
        api.call(updateMentor, { params: { id }, body: { about: typed, before: about } }),
      onDone: async () => {
        await invalidateCalls(client, hoursCalls);
        showToast({ title: t.saved });
        giveUp();
      },
    }),
  );
  const { form, field, values, fault } = useForm({
    fault: saving.fault,
    ...kept,
    check: (typed) => ({ about: typed.about.trim() === "" ? t.missing : undefined }),
    onSubmit: (typed) => saving.run(typed.about),
  });
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.title}>
      <Form {...form} action={{ ...saving, fault }} submit={t.save} onCancel={giveUp}>
        <TextArea
          label={t.label}
          hint={t.hint}
          maxLength={hoursLengths.about}
          rows={4}
          aria-required
          {...field("about")}
        />
        {values.read !== about && <NowSays label={nowSays} words={about} />}
      </Form>
    </Dialog>
  );
}
