import Sparkle from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/button.tsx";
import type { ButtonLook } from "../../components/button-style.ts";
import type { MatchTarget } from "./target.ts";

const MatchDialog = lazy(() =>
  import("./match-dialog.tsx").then((module) => ({ default: module.MatchDialog })),
);

interface MatchButtonProps extends MatchTarget {
  label: string;
  variant?: ButtonLook["variant"];
}

/** Opens the matching dialog, which is loaded when it is first wanted. */
export function MatchButton({ type, source, label, variant = "primary" }: MatchButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Sparkle aria-hidden="true" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <MatchDialog {...{ open, type, source }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
