import { Link } from "@tanstack/react-router";
import { useT } from "../lib/language/index.ts";
import { buttonStyle } from "./button-style.ts";
import { componentsCatalogue } from "./catalogue.ts";

interface LoadMoreProps {
  shown: number;
  total: number;
  /** How many the next page address asks for. */
  nextLimit: number;
}

/**
 * More of the same list. It is a link with `?limit=` in the address, so it works without scripts, can be shared,
 * and Back returns to where one was. Nothing is drawn when all is shown.
 */
export function LoadMore({ shown, total, nextLimit }: LoadMoreProps) {
  const t = useT(componentsCatalogue);
  if (shown >= total) return null;
  return (
    <nav className="mt-8 grid justify-items-center gap-3">
      <p className="text-sm text-muted">{t.shownOf(shown, total)}</p>
      <Link
        to="."
        // Any list may stand around it, so its search type is not known here.
        search={((search: object) => ({ ...search, limit: nextLimit })) as never}
        resetScroll={false}
        className={buttonStyle({ variant: "secondary" })}
      >
        {t.loadMore}
      </Link>
    </nav>
  );
}
