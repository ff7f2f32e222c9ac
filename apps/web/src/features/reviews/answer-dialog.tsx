import { answerReview } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { refreshReviews } from "./queries.ts";

/** The company's one answer to a review. */
export default function AnswerDialog({ review, onClose }: { review: string; onClose: () => void }) {
  const t = useT(catalogue("reviews")).answer;
  const client = useQueryClient();
  const kept = useKeptForm({ name: `answer-${review}`, fresh: () => ({ text: "" }) });
  const sending = useFormAction({
    call: (api, body: { text: string }) => api.call(answerReview, { params: { id: review }, body }),
    onDone: async () => {
      kept.forget();
      await refreshReviews(client);
      showToast({ title: t.sent });
      onClose();
    },
  });
  const { form, field, fault } = useForm({
    fault: sending.fault,
    ...kept,
    check: ({ text }) => ({ text: text.trim() === "" ? t.missing : undefined }),
    onSubmit: sending.run,
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title} description={t.intro}>
      <Form {...form} action={{ ...sending, fault }} submit={t.send}>
        <TextArea label={t.label} rows={5} maxLength={2000} {...field("text")} />
      </Form>
    </Dialog>
  );
}
