import type { MatchType } from "@khamt/contract/vocabulary";
import { Suspense, useRef, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button, useNamedLabel, type ButtonLook } from "../../ui/buttons/button.tsx";
import { SharedIcon } from "../../ui/shared-icon.tsx";
import { makerOf, useKeptMatch } from "./kept-match.ts";
import type { MatchSource } from "./target.ts";

const MatchDialog = lazyWhenOnline(async () => ({
  default: (await import("./match-dialog.tsx")).MatchDialog,
}));

type MatchButtonProps = {
  type: MatchType;
  /** For whom the match is; without it the reader chooses. */
  source?: MatchSource;
  label: string;
  variant?: ButtonLook["variant"];
};

/** Opens the matching dialog, which is loaded when it is first wanted. Back brings its results again. */
export function MatchButton({ type, source, label, variant = "primary" }: MatchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [kept, keep] = useKeptMatch(makerOf(type, source));
  const [closed, setClosed] = useState<typeof kept>();
  const isShown = isOpen || (kept !== undefined && kept !== closed);
  const change = (open: boolean) => {
    setOpen(open);
    if (open || kept === undefined) return;
    // The history follows in its own time; the dialog is gone at once.
    setClosed(kept);
    keep(undefined);
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={useNamedLabel(label, source?.name)}
        onClick={() => setOpen(true)}
      >
        <SharedIcon name="match" />
        {label}
      </Button>
      {isShown && (
        <Suspense>
          <MatchDialog
            {...{ type, source, kept, opener: button }}
            open
            onFound={keep}
            onOpenChange={change}
          />
        </Suspense>
      )}
    </>
  );
}
