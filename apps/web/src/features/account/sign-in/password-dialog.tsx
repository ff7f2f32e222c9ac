import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { Call } from "../../../ui/buttons/use-action.ts";

type PasswordDialogProps = {
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  /** Gets the password; the dialog closes after it. */
  act: Call<string, void>;
  onClose: () => void;
};

/** Asks once, and for the password. */
export default function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, act, onClose, ...form } = props;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text} keepsOpen>
      <PasswordForm {...form} call={act} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
