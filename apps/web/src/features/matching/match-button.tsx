import type { MatchType } from "@khamt/contract/vocabulary";
import Sparkle from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonLook } from "../../ui/buttons/button.tsx";
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

/** Opens the matching dialog, which is loaded when it is first wanted. What was written there is kept for the next time. */
export function MatchButton({ type, source, label, variant = "primary" }: MatchButtonProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sparkle aria-hidden="true" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <MatchDialog {...{ open, type, source, text, onText: setText }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
