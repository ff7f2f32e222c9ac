import type { Application, DeclineReason } from "@khamt/contract";
import { useState } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { makeMove, useMoves } from "./use-moves.ts";

interface DeclineDialogProps {
  application: Application;
  name: string;
  onClose: () => void;
}

/** A refusal, with a reason if the owner wants to give one. */
export default function DeclineDialog({ application, name, onClose }: DeclineDialogProps) {
  const t = useT(catalogue("applications"));
  const { tell } = useMoves(application);
  const [reason, setReason] = useState("");
  const isReason = (text: string): text is DeclineReason => text in t.reasons;
  const { run, isPending, fault } = useAction<void, Application | "changed">({
    call: (api) =>
      makeMove(api, application, {
        action: "decline",
        reason: isReason(reason) ? reason : undefined,
      }),
    onDone: async (answer) => {
      await tell(answer, false);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose} title={t.decline.title(name)} description={t.decline.text}>
      <div className="grid gap-5">
        <InlineFault message={fault?.message} />
        <SelectField
          label={t.decline.reason}
          value={reason}
          emptyLabel={t.decline.none}
          options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <ActionButton variant="danger" isPending={isPending} onClick={() => run()}>
            {t.decline.button}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  );
}
