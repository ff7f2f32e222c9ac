import type { ReviewInput } from "@khamt/contract";
import { createReview } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { RadioChoice } from "../../ui/forms/radio-choice.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshReviews } from "./queries.ts";

interface ReviewDialogProps {
  project: ReviewInput["project"];
  company: { companyId: string; name: string };
  onClose: () => void;
}

const ratings = [5, 4, 3, 2, 1];
const longest = 2000;

export default function ReviewDialog({ project, company, onClose }: ReviewDialogProps) {
  const t = useT(catalogue("reviews"));
  const client = useQueryClient();
  const id = useRef(crypto.randomUUID());
  const stars = useRef<HTMLFieldSetElement>(null);
  const [rating, setRating] = useState<number>();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const isLong = text.trim().length > longest;
  const { run, isPending, fault } = useAction<number, unknown>({
    call: (api, given) => {
      const review: ReviewInput = { id: id.current, project, rating: given, text };
      return api.call(createReview, { params: { id: company.companyId }, body: review });
    },
    onDone: async () => {
      await refreshReviews(client);
      showToast({ title: t.sent });
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === undefined) stars.current?.querySelector("input")?.focus();
    else if (!isLong) run(rating);
  };
  const isUnrated = isTried && rating === undefined;
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title(company.name)} description={t.intro}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InlineFault message={fault?.message} />
        <fieldset ref={stars} aria-describedby={isUnrated ? "stars-note" : undefined} className="grid gap-2">
          <legend className="mb-2 text-sm font-semibold">{t.stars}</legend>
          {ratings.map((each) => (
            <RadioChoice
              key={each}
              name="rating"
              label={t.star(each)}
              checked={rating === each}
              onChange={() => setRating(each)}
            />
          ))}
          {isUnrated && (
            <p id="stars-note" className="text-sm text-danger">
              {t.starsMissing}
            </p>
          )}
        </fieldset>
        <TextArea
          label={t.text}
          hint={t.textHint}
          error={isLong ? t.textLong(longest) : undefined}
          rows={5}
          value={text}
          onChange={setText}
        />
        <div>
          <ActionButton type="submit" isPending={isPending}>
            {t.send}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}
