import type { InvitationRefusal } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";

/** Of the message that goes with an invitation. */
export const longestMessage = 1000;

type NobodyToInviteProps = {
  why: "example" | "closed" | InvitationRefusal;
  /** From when on it can be tried again, where that is known. */
  until?: string | null;
  onClose: () => void;
};

/** An example has nobody behind it, some take no invitations, and not every one may be sent now: the way on to others. */
export function NobodyToInvite({ why, until = null, onClose }: NobodyToInviteProps) {
  const t = useT(catalogue("connect"));
  const { title, text } =
    why === "example" || why === "closed"
      ? t[why]
      : { title: t.refused.title, text: t.refused[why](until ?? "") };
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
