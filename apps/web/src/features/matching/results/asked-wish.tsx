import { matchTypes } from "@khamt/contract/vocabulary";
import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useRef } from "react";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { oneOf } from "../../../lib/search-params.ts";
import type { MatchTarget } from "../target.ts";
import { WishForm, type Wish } from "../wish/wish-form.tsx";

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
  const line = useRef<HTMLDetailsElement>(null);
  const { forget, ...change } = useChange({ type, text });
  const openChanged = useEffectEvent(() => {
    if (change.draft() && line.current) line.current.open = true;
  });
  useEffect(() => openChanged(), []);
  // The reader may open it before the page's scripts are there.
  return (
    <details ref={line} className="group max-w-[46rem]" suppressHydrationWarning>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control border border-line-strong/60 bg-surface px-3.5 py-2 group-open:mb-5 [&::-webkit-details-marker]:hidden">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="line-clamp-2 min-w-0 grow leading-snug wrap-anywhere">{text}</span>
        <span className="shrink-0 text-sm font-semibold text-brand">{t.results.change}</span>
      </summary>
      <WishForm
        begin={{ type, text }}
        {...change}
        onWish={(...wish) => {
          forget();
          onWish(...wish);
        }}
      />
      <p className="mt-3 text-sm text-muted">
        {text.length > inAddress.length ? t.results.cut : t.results.linkHolds}
      </p>
    </details>
  );
}

/** A change of what was asked that is not asked itself yet: it is back wherever the same wish is. */
function useChange(asked: Wish) {
  const of = JSON.stringify(asked);
  const { begin, keep, forget } = useKeptForm({
    name: "wish-change",
    fresh: () => ({ of: "", type: "", text: "" }),
  });
  return {
    draft: (): Wish | undefined => {
      const kept = begin();
      return kept.of === of
        ? { type: oneOf(matchTypes, kept.type) ?? asked.type, text: kept.text }
        : undefined;
    },
    onWrite: (wish: Wish) => (JSON.stringify(wish) === of ? forget() : keep({ of, ...wish })),
    forget,
  };
}
