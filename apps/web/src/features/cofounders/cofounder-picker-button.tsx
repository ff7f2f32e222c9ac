import Sparkles from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import type { Choice } from "../../components/picker-dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { cofoundersCatalogue } from "./catalogue.ts";

const CofounderPickerDialog = lazy(() => import("./cofounder-picker-dialog.tsx"));

/** Starts a match for a co-founder of the reader's choice. */
export function CofounderPickerButton({
  action,
}: {
  action: (cofounder: Choice, label: string) => ReactNode;
}) {
  const t = useT(cofoundersCatalogue);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        {t.picker.open}
      </Button>
      {open && (
        <Suspense>
          <CofounderPickerDialog action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
