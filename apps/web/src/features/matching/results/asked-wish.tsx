import Search from "lucide-react/icons/search";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { MatchTarget } from "../target.ts";
import { WishForm } from "../wish/wish-form.tsx";

type AskedWishProps = {
  type: MatchTarget["type"];
  text: string;
  /** As much of it as the page's address has. */
  inAddress: string;
  onWish: (type: MatchTarget["type"], text: string) => void;
};

/** The wish that the results are for, in a line that opens to change it: the reader came for what was found. */
export function AskedWish({ type, text, inAddress, onWish }: AskedWishProps) {
  const t = useT(catalogue("matching"));
  // The reader may open it before the page's scripts are there.
  return (
    <details className="group max-w-[46rem]" suppressHydrationWarning>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control border border-line-strong/60 bg-surface px-3.5 py-2 group-open:mb-5 [&::-webkit-details-marker]:hidden">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="line-clamp-2 min-w-0 grow leading-snug wrap-anywhere">{text}</span>
        <span className="shrink-0 text-sm font-semibold text-brand">{t.results.change}</span>
      </summary>
      <WishForm begin={{ type, text }} onWish={onWish} />
      <p className="mt-3 text-sm text-muted">
        {text.length > inAddress.length ? t.results.cut : t.results.linkHolds}
      </p>
    </details>
  );
}
