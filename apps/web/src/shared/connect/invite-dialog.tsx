import { useState } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { NobodyToInvite } from "./nobody-to-invite.tsx";
import { InviteForm, type InviteFormProps } from "./invite-form.tsx";

type InviteDialogProps = Omit<InviteFormProps, "isOffer"> & { isOffer?: boolean };

/** What stood between the two when it was opened, whatever comes while it is written. */
export default function InviteDialog({
  standing: known,
  onClose,
  isOffer = false,
  ...invitation
}: InviteDialogProps) {
  const t = useT(catalogue("connect"));
  const [opened] = useState(known);
  // Their question may be new, and an invitation without an answer refused.
  const standing = { ...opened, question: known.question };
  const offer = useUser()?.accountType === "company" ? t.dialog.offerCompany : t.dialog.offer;
  if (standing.is === "example" || standing.is === "closed")
    return <NobodyToInvite why={standing.is} onClose={onClose} />;
  if (standing.refusal !== null) return <NobodyToInvite {...standing.refusal} onClose={onClose} />;
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={(isOffer ? offer : t.dialog.title)(standing.name)}
      description={t.dialog.hint}
    >
      <InviteForm {...{ standing, onClose, isOffer, ...invitation }} />
    </Dialog>
  );
}
