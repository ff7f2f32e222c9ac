import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

type LeavingDialogProps = {
  onStay: () => void;
  onLeave: () => void;
};

/** What was typed would be lost: stay, or leave all the same. */
export default function LeavingDialog({ onStay, onLeave }: LeavingDialogProps) {
  const t = useT(catalogue("forms")).leaving;
  return (
    <Dialog open onOpenChange={onStay} title={t.title} description={t.text}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay}>{t.stay}</Button>
        <Button variant="danger" onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </Dialog>
  );
}
