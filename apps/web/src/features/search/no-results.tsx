import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { totalOf } from "./counts.ts";
import { ListLinks } from "./list-links.tsx";
import type { Answer } from "./queries.ts";

/** Nothing found: the nearest search that may find something, then the lists. */
export function NoResults({ answer }: { answer: Answer }) {
  const t = useT(catalogue("search"));
  const { q, tag, kind } = answer.asked;
  const isElsewhere = kind !== undefined && totalOf(answer, undefined).count > 0;
  return (
    <div className="grid gap-8">
      <EmptyState title={t.none(q ?? "")} hint={isElsewhere ? t.noneHere : t.noneHint}>
        {isElsewhere && (
          <LinkButton to="/search" search={{ q, tag }}>
            {t.allKinds}
          </LinkButton>
        )}
        {tag !== undefined && q !== undefined && (
          <LinkButton to="/search" search={{ q, kind }} variant="secondary">
            {t.dropTopics}
          </LinkButton>
        )}
      </EmptyState>
      <ListLinks />
    </div>
  );
}
