import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import type { FormValues } from "../values.ts";

const PasteDialog = lazy(() => import("./paste-dialog.tsx"));

/** The short way: a text that is at hand already. */
export function PasteCard({ onTake }: { onTake: (values: FormValues) => void }) {
  const t = useT(catalogue("forms")).paste;
  const { kind } = useEngine().kind.description;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-brand-line bg-brand-soft px-5 py-4">
      <div className="min-w-0 max-w-[34rem]">
        <p className="font-semibold">{t.title[kind]}</p>
        <p className="text-sm text-muted">{t.text}</p>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden="true" />
        {t.button}
      </Button>
      {isOpen && (
        <Suspense>
          <PasteDialog
            onClose={() => setOpen(false)}
            onTake={(values) => {
              setOpen(false);
              onTake(values);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
