import type { ReactNode } from "react";
import { useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";
import { componentsCatalogue } from "../words/ui.ts";
import { Dialog } from "../dialog/dialog.tsx";

export default function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useT(componentsCatalogue);
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
