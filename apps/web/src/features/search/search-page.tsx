import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { SearchAnswer } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useT, useLanguage } from "../../lib/language/index.ts";
import { answerQuery } from "./queries.ts";
import { isSearch, type Search } from "./search.ts";
import { Results, countText, totalOf } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import { Start, Topics } from "./start.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";

type SearchPageProps = {
  search: Search;
  onWord: (word: string) => void;
  onTags: (change: (tags: readonly string[]) => readonly string[]) => void;
};

export function SearchPage({ search, onWord, onTags }: SearchPageProps) {
  const t = useT(catalogue("search"));
  return (
    <>
      <PageHeader title={t.title} />
      <div className="frame grid gap-x-10 gap-y-4 pb-20 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <SearchForm {...{ search, onWord }}>
          <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
            <Topics {...{ search, onTags }} />
          </div>
        </SearchForm>
        <div className="mt-2 min-w-0">{isSearch(search) ? <Answer search={search} /> : <Start />}</div>
      </div>
    </>
  );
}

function Answer({ search }: { search: Search }) {
  const t = useT(catalogue("search"));
  const { api } = useRouter().options.context;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...answerQuery(api, search),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <KindTabs search={search} answer={error === null ? data : undefined} />
      {error !== null && (
        <div className="mt-6">
          <FailureNotice {...{ title: t.failed, hint: t.failedHint, error, onRetry: () => void refetch() }} />
        </div>
      )}
      {error === null && data === undefined && <SearchSkeleton label={t.loading} />}
      {error === null && data !== undefined && <Results answer={data} isOld={isPlaceholderData} />}
    </>
  );
}

/** All kinds of results, and each with its count. */
function KindTabs({ search, answer }: { search: Search; answer: SearchAnswer | undefined }) {
  const t = useT(catalogue("search")).tabs;
  const language = useLanguage();
  return (
    <TabLinks label={t.label}>
      {[undefined, ...entityKinds].map((kind) => (
        <TabLink
          key={kind ?? "all"}
          to="/search"
          search={{ ...search, kind, limit: undefined }}
          resetScroll={false}
          isCurrent={kind === search.kind}
          isCounted
          count={answer && countText(totalOf(answer, kind), language)}
        >
          {t[kind ?? "all"]}
        </TabLink>
      ))}
    </TabLinks>
  );
}

/** Rows of the size of results. They appear only if the answer takes a while. */
function SearchSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="mt-11 divide-y divide-line rounded-card border border-line bg-surface opacity-100 transition-opacity delay-200 duration-150 starting:opacity-0"
    >
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex gap-4 p-5">
          <div className="skeleton size-11 shrink-0" />
          <div className="grid grow gap-2.5">
            <div className="skeleton h-6 w-28" />
            <div className="skeleton h-6 w-3/5" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton mt-1 h-7 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
