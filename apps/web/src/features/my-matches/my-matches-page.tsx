import { Button } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { SkeletonCards } from "../../ui/lists/skeleton.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useSavedMatches, type SavedMatch, type SavedMatchStore } from "../../shared/saves/index.ts";
import { GenerateOutcome } from "./generate-outcome.tsx";
import { MatchList } from "./match-list.tsx";
import { MatchTabs } from "./match-tabs.tsx";
import { sampleMatch } from "./samples.ts";
import { Summary } from "./summary.tsx";
import type { Tab } from "./tabs.ts";
import { useGenerate } from "./use-generate.ts";
import { VisitorNote } from "./visitor-note.tsx";

export function MyMatchesPage({ tab }: { tab: Tab }) {
  const t = useT(catalogue("my-matches"));
  const store = useSavedMatches();
  const generating = useGenerate(store.generate);
  const matches = withSamples(store, t.samples);
  return (
    <>
      <PageHeader title={t.title} intro={t.intro}>
        <Button variant="next" aria-disabled={generating.isPending} onClick={generating.start}>
          {generating.isPending ? t.generate.running : t.generate.button}
        </Button>
      </PageHeader>
      <div className="frame pb-20">
        <GenerateOutcome generating={generating} />
        {store.error !== null && <LoadFailure error={store.error} onRetry={store.reload} />}
        {store.error === null && matches === undefined && <SkeletonCards />}
        {store.error === null && matches !== undefined && (
          <>
            <Summary matches={matches} />
            <VisitorNote hasSamples={store.samples.length > 0} />
            <div className="mt-6">
              <MatchTabs current={tab} matches={matches} />
            </div>
            <MatchList {...{ tab, matches, store }} />
          </>
        )}
      </div>
    </>
  );
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT(catalogue("saves"));
  const hint = error instanceof ApiError ? t.unanswered : t.offline;
  return <FailureNotice {...{ title: t.notLoaded, hint, error, onRetry }} />;
}

/** One's own first, then the samples. */
function withSamples(
  { matches, samples }: SavedMatchStore,
  words: Parameters<typeof sampleMatch>[1],
): readonly SavedMatch[] | undefined {
  return matches && [...matches, ...samples.map((sample) => sampleMatch(sample, words))];
}
