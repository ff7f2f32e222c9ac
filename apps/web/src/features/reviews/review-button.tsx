import type { ReviewInput } from "@khamt/contract";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button } from "../../ui/buttons/button.tsx";
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
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="next" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.write}
      </Button>
      {open && (
        <Suspense>
          <ReviewDialog project={project} reviewed={reviewed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
