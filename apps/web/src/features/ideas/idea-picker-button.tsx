import Sparkles from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import type { Choice } from "../../components/picker-dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { ideasCatalogue } from "./catalogue.ts";

const IdeaPickerDialog = lazy(() => import("./idea-picker-dialog.tsx"));

/** Starts a match for an idea of the reader's choice. */
export function IdeaPickerButton({ action }: { action: (idea: Choice, label: string) => ReactNode }) {
  const t = useT(ideasCatalogue);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden="true" />
        {t.picker.open}
      </Button>
      {open && (
        <Suspense>
          <IdeaPickerDialog action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
