import { useQueries } from "@tanstack/react-query";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { ListOptions } from "../../lib/query/load-list.ts";
import { Button } from "../buttons/button.tsx";
import { goToResults, type ActiveFilter } from "./result-bar.tsx";

type LooserSearchesProps<Item, Filters> = {
  active: readonly (ActiveFilter & { rest: Filters })[];
  query: (filters: Filters) => ListOptions<Item>;
};

/** Where several filters leave nothing: what there is without one of them. With a single one that is the whole list. */
export function LooserSearches<Item, Filters>({ active, query }: LooserSearchesProps<Item, Filters>) {
  const t = useT(catalogue("ui"));
  const tried = active.length > 1 ? active : [];
  const found = useQueries({ queries: tried.map(({ rest }) => query(rest)) });
  return tried.map(({ key, label, remove }, at) => {
    const total = found[at]?.data?.total ?? 0;
    const choose = () => {
      remove();
      goToResults();
    };
    return (
      total > 0 && (
        <Button key={key} variant="secondary" onClick={choose}>
          {t.without(label, total)}
        </Button>
      )
    );
  });
}
