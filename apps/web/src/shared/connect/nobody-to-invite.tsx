import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";

/** Of the message that goes with an invitation. */
export const longestMessage = 1000;

type NobodyToInviteProps = {
  why: "example" | "closed";
  onClose: () => void;
};

/** An example has nobody behind it, and some take no invitations now: the way on to others. */
export function NobodyToInvite({ why, onClose }: NobodyToInviteProps) {
  const t = useT(catalogue("connect"));
  const { title, text } = t[why];
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
