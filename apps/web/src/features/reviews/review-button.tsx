import type { ReviewInput } from "@khamt/contract";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { Reviewed } from "./queries.ts";

const ReviewDialog = lazyWhenOnline(() => import("./review-dialog.tsx"));

type ReviewButtonProps = {
  /** What was finished together. */
  project: ReviewInput["project"];
  reviewed: Reviewed & { name: string };
};

/** After finished work: says how it was. The dialog comes when it is wanted. */
export function ReviewButton({ project, reviewed }: ReviewButtonProps) {
  const t = useT(catalogue("reviews"));
  return (
    <DialogButton
      variant="next"
      size="small"
      aria-label={t.named(t.write, reviewed.name)}
      dialog={(onClose) => <ReviewDialog {...{ project, reviewed, onClose }} />}
    >
      {t.write}
    </DialogButton>
  );
}
