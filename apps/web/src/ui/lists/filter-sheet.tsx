import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

export default function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT(catalogue("ui"));
  return (
    <Dialog open onOpenChange={onClose} title={t.filters} shape="sheet">
      <div className="grid gap-5">
        {children}
        <Button full onClick={onClose}>
          {t.showResults}
        </Button>
      </div>
    </Dialog>
  );
}
