import type { ReactNode } from "react";

export interface Fact {
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
}

/** Label and value pairs, as beside a detail page. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const known = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== "",
  );
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-4">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
