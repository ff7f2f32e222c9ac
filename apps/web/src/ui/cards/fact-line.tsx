import { Fragment, type ReactNode } from "react";

/** Facts in one line, with dots between those that there are. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  const known = facts.filter((fact) => fact !== null && fact !== false);
  if (known.length === 0) return null;
  return (
    <p className="mt-0.5 text-sm text-muted">
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
