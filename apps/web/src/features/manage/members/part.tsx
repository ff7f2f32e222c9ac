import type { ReactNode } from "react";
import { Card } from "../../../ui/cards/card.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";

type PartProps = { title: string; hint?: string; isEmpty?: boolean; children: ReactNode };

/** A part of a member's page. */
export function Part({ title, hint, isEmpty = false, children }: PartProps) {
  const { page: t } = useT(catalogue("manage-members"));
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{title}</h2>
      {hint !== undefined && !isEmpty && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-3 wrap-anywhere">{isEmpty ? <p className="text-muted">{t.none}</p> : children}</div>
    </Card>
  );
}

export function Lines({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3">{children}</ul>;
}

export function Line({ first, second }: { first: ReactNode; second: readonly ReactNode[] }) {
  const shown = second.filter((each) => each !== null && each !== "");
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="font-semibold">{first}</p>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        {shown.map((each, place) => (
          <span key={place}>{each}</span>
        ))}
      </p>
    </li>
  );
}
