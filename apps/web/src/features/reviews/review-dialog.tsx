import type { ReviewInput } from "@khamt/contract";
import { createReview, reviewPerson } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useKeptForm } from "../../lib/kept-form.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshReviews, type Reviewed } from "./queries.ts";
import { newId } from "../../lib/new-id.ts";

type ReviewDialogProps = {
  project: ReviewInput["project"];
  reviewed: Reviewed & { name: string };
  onClose: () => void;
};

const ratings = [5, 4, 3, 2, 1];
const longest = 2000;

export default function ReviewDialog({ project, reviewed, onClose }: ReviewDialogProps) {
  const t = useT(catalogue("reviews"));
  const client = useQueryClient();
  const kept = useKeptForm({
    name: `review-${reviewed.id}-${project.id}`,
    fresh: () => ({ id: newId(), rating: "", text: "" }),
  });
  const sending = useFormAction({
    call: (api, body: ReviewInput) =>
      api.call(reviewed.kind === "company" ? createReview : reviewPerson, {
        params: { id: reviewed.id },
        body,
      }),
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
    check: ({ rating }) => ({ rating: rating === "" ? t.starsMissing : undefined }),
    onSubmit: ({ rating, ...review }) => sending.run({ ...review, project, rating: Number(rating) }),
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title(reviewed.name)} description={t.intro}>
      <Form {...form} action={{ ...sending, fault }} submit={t.send}>
        <RadioField
          label={t.stars}
          options={ratings.map((each) => ({ value: String(each), label: t.star(each) }))}
          {...field("rating")}
        />
        <TextArea label={t.text} hint={t.textHint} maxLength={longest} rows={5} {...field("text")} />
      </Form>
    </Dialog>
  );
}
