import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const ContactPanel = lazy(() => import("./contact-panel.tsx"));

/** Closed until it is wanted. */
export function ContactSection({ id, name }: { id: string; name: string }) {
  const t = useT(catalogue("connections"));
  const [isOpen, setOpen] = useState(false);
  const panel = `${id}-contacts`;
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t.actions.named(t.contacts.show, name)}
        onClick={() => setOpen(!isOpen)}
      >
        {t.contacts.show}
      </Button>
      <div id={panel}>
        {isOpen && (
          <Suspense>
            <ContactPanel id={id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
