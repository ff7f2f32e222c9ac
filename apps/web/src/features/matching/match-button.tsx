import type { MatchType } from "@khamt/contract/vocabulary";
import Sparkle from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonLook } from "../../ui/buttons/button.tsx";
import { makerOf, useKeptMatch } from "./kept-match.ts";
import type { MatchSource } from "./target.ts";

const MatchDialog = lazy(() =>
  import("./match-dialog.tsx").then((module) => ({ default: module.MatchDialog })),
);

type MatchButtonProps = {
  type: MatchType;
  /** For whom the match is; without it the reader chooses. */
  source?: MatchSource;
  label: string;
  variant?: ButtonLook["variant"];
};

/** Opens the matching dialog, which is loaded when it is first wanted. Back brings its results again. */
export function MatchButton({ type, source, label, variant = "primary" }: MatchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [kept, keep] = useKeptMatch(makerOf(type, source));
  const change = (open: boolean) => {
    setOpen(open);
    if (!open && kept !== undefined) keep(undefined);
  };
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkle aria-hidden="true" />
        {label}
      </Button>
      {(isOpen || kept !== undefined) && (
        <Suspense>
          <MatchDialog {...{ type, source, kept }} open onFound={keep} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}
