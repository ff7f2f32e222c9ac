import Sparkle from "lucide-react/icons/sparkles";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { MatchSource, MatchTarget } from "./target.ts";

const QuickMatchDialogs = lazy(() =>
  import("./quick-match-dialogs.tsx").then((module) => ({ default: module.QuickMatchDialogs })),
);

type QuickMatchButtonProps = {
  type: MatchTarget["type"];
  source: MatchSource;
  label: string;
};

/** The match action of a browse page's card. */
export function QuickMatchButton({ type, source, label }: QuickMatchButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkle aria-hidden="true" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <QuickMatchDialogs {...{ type, source, opener: button }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
