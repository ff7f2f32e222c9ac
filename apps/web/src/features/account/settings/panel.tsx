import { useId, type ReactNode, Suspense, useState } from "react";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { focusAtOnce } from "../../../ui/forms/field.tsx";

type PanelProps = {
  title: string;
  hint?: string;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
};

/** One matter of the settings. */
export function Panel({ title, hint, mark, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="div" padding="roomy">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
          {mark}
        </div>
        {hint !== undefined && <p className="mt-1 max-w-[62ch] text-muted">{hint}</p>}
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  );
}

type SaveStatusProps = {
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
};

/** Beside what is saved at once: where that stands. */
export function SaveStatus({ isPending, isSuccess, isError }: SaveStatusProps) {
  const t = useT(catalogue("settings"));
  return (
    <span role="status" className={`text-sm ${isError ? "text-danger" : "text-muted"}`}>
      {isPending && t.saving}
      {isSuccess && t.saved}
      {isError && t.notSaved}
    </span>
  );
}

type FormDisclosureProps = {
  /** Of the button in whose place the form comes up. */
  label: string;
  children: (close: () => void) => ReactNode;
};

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
