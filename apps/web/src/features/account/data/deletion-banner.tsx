import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { KeepButton } from "./keep-button.tsx";

/** Above every page of a member whose account is going to be deleted. */
export default function DeletionBanner({ deletesAt }: { deletesAt: string }) {
  const t = useT(catalogue("account-notices")).deletion;
  const date = useDay()(deletesAt);
  return (
    <section aria-label={t.label} className="border-b border-danger/40 bg-danger-soft">
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="max-w-[70ch] font-medium">{t.planned(date)}</p>
        <KeepButton />
      </div>
    </section>
  );
}
