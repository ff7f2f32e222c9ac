import { answerReview } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshReviews } from "./queries.ts";

/** The company's one answer to a review. */
export default function AnswerDialog({ review, onClose }: { review: string; onClose: () => void }) {
  const t = useT(catalogue("reviews")).answer;
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const { run, isPending, fault } = useAction<void, unknown>({
    call: (api) => api.call(answerReview, { params: { id: review }, body: { text } }),
    onDone: async () => {
      await refreshReviews(client);
      showToast({ title: t.sent });
      onClose();
    },
  });
  const isMissing = text.trim() === "";
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) run();
  };
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title} description={t.intro}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InlineFault message={fault?.message} />
        <TextArea
          label={t.label}
          error={isTried && isMissing ? t.missing : undefined}
          rows={5}
          maxLength={2000}
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
