import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InviteForm, type InviteFormProps } from "./invite-form.tsx";

type InviteDialogProps = Omit<InviteFormProps, "isOffer"> & { isOffer?: boolean };

export default function InviteDialog({
  standing,
  onClose,
  isOffer = false,
  ...invitation
}: InviteDialogProps) {
  const t = useT(catalogue("connect"));
  if (standing.is === "example" || standing.is === "closed") {
    const { title, text } = t[standing.is];
    return (
      <Dialog open onOpenChange={onClose} title={title} description={text}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/startup-cofounders">{t.found}</LinkButton>
          <Button variant="secondary" onClick={onClose}>
            {t.dialog.cancel}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={(isOffer ? t.dialog.offer : t.dialog.title)(standing.name)}
      description={t.dialog.hint}
    >
      <InviteForm {...{ standing, onClose, isOffer, ...invitation }} />
    </Dialog>
  );
}
