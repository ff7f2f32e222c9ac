import { type ReactNode, Fragment } from "react";

export type Fact = {
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
};

/** Label and value pairs, as beside a detail page. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const known = items.filter(({ value }) => isSaid(value));
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-4">
      {known.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody wrote, as the value of a fact: in lines as it was written. */
export function WrittenText({ lang, children }: { lang?: string; children: string }) {
  return (
    <span lang={lang} className="font-normal wrap-anywhere whitespace-pre-line">
      {children}
    </span>
  );
}

/** Facts one after the other, with dots between those that there are. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  const known = facts.filter(isSaid);
  if (known.length === 0) return null;
  return (
    <p className="mt-0.5 text-sm text-muted wrap-anywhere">
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && " · "}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function isSaid(fact: ReactNode): boolean {
  return fact !== null && fact !== undefined && fact !== false && fact !== "";
}
