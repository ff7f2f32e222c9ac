import type { ServiceRequest } from "@khamt/contract";
import { requestLengths } from "@khamt/contract/service";
import { useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { useMove } from "./use-move.ts";

interface CancelRequestDialogProps {
  request: ServiceRequest;
  name: string;
  onClose: () => void;
}

/** The operator has to say why; the member may. */
export default function CancelRequestDialog({ request, name, onClose }: CancelRequestDialogProps) {
  const { cancel: words, form } = useT(catalogue("requests"));
  const { run, isPending, fault } = useMove(request, onClose);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isMine = request.side === "mine";
  const problem = lengthProblem(reason, { least: isMine ? 0 : 1, most: requestLengths.reason }, form);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined) event.currentTarget.querySelector("textarea")?.focus();
    else run({ action: "cancel", body: { reason: reason.trim() || null } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      description={isMine ? words.mine : words.operator}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InlineFault message={fault?.message} />
        <TextArea
          label={words.reason}
          hint={isMine ? words.optional : undefined}
          error={isTried ? problem : undefined}
          rows={3}
          aria-required={!isMine}
          value={reason}
          onChange={setReason}
        />
        <div>
          <ActionButton type="submit" variant="danger" isPending={isPending}>
            {words.button}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}
