import { Suspense, useRef, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button, useNamedLabel } from "../../ui/buttons/button.tsx";
import { SharedIcon } from "../../ui/shared-icon.tsx";
import { makerOf, useKeptMatch } from "./kept-match.ts";
import type { MatchSource, MatchTarget } from "./target.ts";

const QuickMatchDialogs = lazyWhenOnline(async () => ({
  default: (await import("./quick-match-dialogs.tsx")).QuickMatchDialogs,
}));

type QuickMatchButtonProps = {
  type: MatchTarget["type"];
  source: MatchSource;
  label: string;
};

/** The match action of a browse page's card. Back brings its results again. */
export function QuickMatchButton({ type, source, label }: QuickMatchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [kept, keep] = useKeptMatch(`quick ${makerOf(type, source)}`);
  const button = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState<typeof kept>();
  const isShown = isOpen || (kept !== undefined && kept !== closed);
  const close = () => {
    setOpen(false);
    if (kept === undefined) return;
    // The history follows in its own time; the dialog is gone at once.
    setClosed(kept);
    keep(undefined);
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={useNamedLabel(label, source.name)}
        onClick={() => setOpen(true)}
      >
        <SharedIcon name="match" />
        {label}
      </Button>
      {isShown && (
        <Suspense>
          <QuickMatchDialogs {...{ type, source, kept, opener: button }} onFound={keep} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
