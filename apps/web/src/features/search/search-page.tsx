import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { KindTabs } from "./kind-tabs.tsx";
import { answerQuery } from "./queries.ts";
import { isSearch, type Search } from "./search.ts";
import { Results } from "./results.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchSkeleton } from "./search-skeleton.tsx";
import { Start } from "./start.tsx";
import { Topics } from "./topics.tsx";

interface SearchPageProps {
  search: Search;
  onWord: (word: string) => void;
  onTags: (change: (tags: readonly string[]) => readonly string[]) => void;
}

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
