import { Button, type ButtonVariant } from "../buttons/button.tsx";
import { Dialog } from "./dialog.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ActionButton } from "../buttons/action-button.tsx";
import { InlineFault } from "../forms/field.tsx";
import { useFormAction, type Call } from "../buttons/use-action.ts";

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** What the button does: "Remove". */
  action: string;
  /** How the button looks; as what takes something away unless told otherwise. */
  variant?: ButtonVariant;
  /** The dialog closes after it. */
  act: Call<void, void>;
  onClose: () => void;
};

/** Asks once before what can't be undone. */
export default function ConfirmDialog({
  title,
  text,
  action,
  variant = "danger",
  act,
  onClose,
}: ConfirmDialogProps) {
  const t = useT(catalogue("action"));
  const { run, isPending, fault } = useFormAction({ call: act, onDone: onClose });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <div className="grid gap-4">
        <InlineFault message={fault?.message} />
        <div className="flex flex-wrap gap-3">
          <ActionButton variant={variant} isPending={isPending} onClick={() => run()}>
            {action}
          </ActionButton>
          <Button variant="secondary" onClick={onClose}>
            {t.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
