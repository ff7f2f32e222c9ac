import { catalogue, useT } from "../../../lib/language/index.ts";

export function RowSkeletons() {
  const t = useT(catalogue("ui"));
  return (
    <div role="status" aria-label={t.loading} className="grid gap-3">
      <div className="skeleton h-14 w-full" />
      <div className="skeleton h-14 w-full" />
    </div>
  );
}
