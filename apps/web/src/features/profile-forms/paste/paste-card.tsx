import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";

/** The short way: a text that is at hand already. */
export function PasteCard({ onOpen }: { onOpen: () => void }) {
  const t = useT(catalogue("forms")).paste;
  const { kind } = useEngine().kind.description;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-brand-line bg-brand-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{t.title[kind]}</p>
        <p className="text-sm text-muted">{t.text}</p>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
        <ClipboardPaste aria-hidden="true" />
        {t.button}
      </Button>
    </div>
  );
}
