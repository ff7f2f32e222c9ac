import { Suspense, useState, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { focusAtOnce } from "../../../ui/forms/focus-at-once.ts";

interface FormDisclosureProps {
  /** Of the button in whose place the form comes up. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A form that few come for: its code and its place on the page come with the press. */
export function FormDisclosure({ label, children }: FormDisclosureProps) {
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  if (state === "open") return <Suspense>{children(() => setState("closed"))}</Suspense>;
  return (
    <Button
      variant="secondary"
      onClick={() => setState("open")}
      ref={state === "closed" ? focusAtOnce : undefined}
    >
      {label}
    </Button>
  );
}
