import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { mostShown, pageSize } from "../../lib/query/query.ts";
import { buttonStyle } from "../buttons/button.tsx";

type LoadMoreProps = {
  shown: number;
  /** A number, or its words: "1,000+". */
  total: number | string;
};

/**
 * More of the same list, where there is more. It is a link with `?limit=` in the address, so it works without scripts,
 * can be shared, and Back returns to where one was. At the end of what is shown at all it says so.
 */
export function LoadMore({ shown, total }: LoadMoreProps) {
  const t = useT(catalogue("ui"));
  if (shown >= mostShown) return <p className="mt-8 text-center text-sm text-muted">{t.narrow}</p>;
  const limit = Math.min(shown + pageSize, mostShown);
  return (
    <nav className="mt-8 grid justify-items-center gap-3">
      <p className="text-sm text-muted">{t.shownOf(shown, total)}</p>
      <Link
        to="."
        search={(search) => ({ ...search, limit })}
        resetScroll={false}
        className={buttonStyle({ variant: "secondary" })}
      >
        {t.loadMore}
      </Link>
    </nav>
  );
}
