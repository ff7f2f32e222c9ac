import { Button } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { SkeletonCards } from "../../ui/lists/skeleton.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useSavedMatches, type SavedMatch, type SavedMatchStore } from "../../shared/saves/index.ts";
import { GenerateOutcome } from "./generate-outcome.tsx";
import { KeptSearches } from "./kept-searches.tsx";
import { MatchList } from "./match-list.tsx";
import { RemovedMatches } from "./removed-matches.tsx";
import { sampleMatch } from "./samples.ts";
import { type Tab, matchesIn, tabs } from "./tabs.ts";
import { useGenerate } from "./use-generate.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";

export function MyMatchesPage({ tab }: { tab: Tab }) {
  const t = useT(catalogue("my-matches"));
  const store = useSavedMatches();
  const generating = useGenerate(store.generate);
  const matches = withSamples(store, t.samples);
  const { user } = useAuth();
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
            {matches.length > 0 && <Summary matches={matches} />}
            <VisitorNote hasSamples={store.samples.length > 0} />
            {matches.length > 0 && (
              <div className="mt-6">
                <MatchTabs current={tab} matches={matches} />
              </div>
            )}
            <MatchList {...{ tab, matches, store }} />
          </>
        )}
        {user !== null && (
          <>
            <KeptSearches />
            <RemovedMatches />
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

function Summary({ matches }: { matches: readonly SavedMatch[] }) {
  const t = useT(catalogue("my-matches")).summary;
  const counts = [
    { name: t.all, count: matches.length },
    { name: t.partners, count: matchesIn("partners", matches).length },
    { name: hasProject(matches) ? t.projects : t.ideas, count: matchesIn("ideas", matches).length },
    { name: t.contacted, count: matches.filter(({ status }) => status === "contacted").length },
  ];
  return (
    <dl aria-label={t.label} className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-5">
      {counts.map(({ name, count }) => (
        <div key={name} className="rounded-card border border-line bg-surface px-5 py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-0.5 text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** They stand with the ideas. */
function hasProject(matches: readonly SavedMatch[]): boolean {
  return matches.some(({ type }) => type === "project");
}

/** Where a visitor's matches are, and what the samples are. */
function VisitorNote({ hasSamples }: { hasSamples: boolean }) {
  const t = useT(catalogue("my-matches")).visitor;
  const { user, askToSignIn } = useAuth();
  if (user !== null) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-sunken px-5 py-4">
      <p className="max-w-[68ch]">{hasSamples ? t.note : t.noteWithoutSamples}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => askToSignIn({ next: "/my-matches" })}>
        {t.signIn}
      </Button>
    </div>
  );
}

function MatchTabs({ current, matches }: { current: Tab; matches: readonly SavedMatch[] }) {
  const t = useT(catalogue("my-matches")).tabs;
  return (
    <TabLinks label={t.label}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to="/my-matches"
          search={{ tab: tab === "all" ? undefined : tab }}
          resetScroll={false}
          isCurrent={tab === current}
          count={matchesIn(tab, matches).length}
        >
          {t[tab === "ideas" && hasProject(matches) ? "projects" : tab]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
