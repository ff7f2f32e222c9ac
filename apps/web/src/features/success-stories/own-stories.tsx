import { useQuery } from "@tanstack/react-query";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { OwnStoryCard } from "./own-story-card.tsx";
import { ownStoriesQuery } from "./queries.ts";

/** What the member tells, and what is told of them; nothing where there is neither. */
export function OwnStories() {
  return useUser() === null ? null : <MemberStories />;
}

function MemberStories() {
  const { own: t } = useT(catalogue("success-stories"));
  const { failed } = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(ownStoriesQuery);
  if (data === undefined && error !== null)
    return <FailureNotice title={failed} hint={t.failure} error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <section id="stories" aria-labelledby="stories-title" className="scroll-mt-24">
      <h2 id="stories-title" className="text-xl font-bold sm:text-2xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-[62ch] text-muted">{t.hint}</p>
      <ul className="mt-4 grid items-start gap-5 lg:grid-cols-2">
        {data.map((each) => (
          <OwnStoryCard key={each.id} story={each} />
        ))}
      </ul>
    </section>
  );
}
