import type { ListingOutcome, OwnProject } from "@khamt/contract";
import { closeProject } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { RadioChoice } from "../../ui/forms/radio-choice.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

const outcomes: readonly ListingOutcome[] = ["found-here", "found-elsewhere", "not-needed"];

/** Says who is told, and asks how it ended. */
export default function CloseDialog({ listing, onClose }: { listing: OwnProject; onClose: () => void }) {
  const { life: t } = useT(catalogue("my-profile"));
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ListingOutcome>("found-here");
  const { run, isPending, fault } = useFormAction<void, unknown>({
    call: (api) => api.call(closeProject, { params: { id: listing.id }, body: { outcome } }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.closed.title, description: t.closed.text });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t.closing.title} description={t.closing.text}>
      <div className="grid gap-5">
        <InlineFault message={fault?.message} />
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t.closing.title}</legend>
          {outcomes.map((each) => (
            <RadioChoice
              key={each}
              name="outcome"
              label={t.outcomes[each]}
              checked={outcome === each}
              onChange={() => setOutcome(each)}
            />
          ))}
        </fieldset>
        <div>
          <ActionButton variant="danger" isPending={isPending} onClick={() => run()}>
            {t.close}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  );
}
