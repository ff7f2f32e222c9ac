import { useId, type ReactNode } from "react";
import { Card } from "../../../ui/cards/card.tsx";

interface PanelProps {
  title: string;
  hint?: string;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

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
