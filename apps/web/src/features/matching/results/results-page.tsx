import type { MatchResult } from "@khamt/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ShareButton } from "../../../ui/buttons/share-button.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { ProfileLink } from "../../../shared/profiles/profile-link.tsx";
import { countMatches, inParts } from "../../../shared/matches/parts.ts";
import { cardsAtFirst, pageQuery, resultLimits, resultsQuery, type MatchAnswer } from "../request-matches.ts";
import { addressOf, askedBy, type ResultsFilter, type ResultsSearch } from "../results-address.ts";
import { nameOfProfile, profileQuery } from "../../../shared/profiles/public-profile.ts";
import { showFromTop } from "../show-from-top.ts";
import { profileOf, type MatchTarget } from "../target.ts";
import { WishForm } from "../wish/wish-form.tsx";
import { AskedWish } from "./asked-wish.tsx";
import { CompareBox, CompareLinks } from "./compare-parts.tsx";
import { MatchResultCard } from "./match-result-card.tsx";
import { Outcome } from "./outcome.tsx";
import { ResultLine } from "./result-line.tsx";
import { ResultPreview } from "./result-preview.tsx";
import { ResultsFilters } from "./results-filters.tsx";
import { TellMe } from "./tell-me.tsx";
import { useCompared } from "./use-compared.ts";
import { useDismiss } from "../../../shared/saves/use-dismiss.ts";

type ResultsPageProps = {
  search: ResultsSearch;
  /** Another place of the same page; what was typed goes along where the address has no room for it. */
  onSearch: (search: ResultsSearch, manner?: { replace?: boolean; wish?: string }) => void;
};

/** All results of a match under an address of their own. */
export function ResultsPage({ search, onSearch }: ResultsPageProps) {
  const t = useT(catalogue("matching"));
  const target = useTarget(search);
  /** Asked just now, and not brought by an address: then the answer gets the focus. */
  const [isFresh, setFresh] = useState(false);
  const change = ({ type, source, without }: MatchTarget) => {
    setFresh(true);
    const wish = source.kind === "text" ? { wish: source.text } : {};
    onSearch({ ...addressOf({ type, source, without }), only: search.only }, wish);
  };
  const wish = (type: MatchTarget["type"], text: string) => change({ type, source: { kind: "text", text } });
  const source = target && profileOf(target.source);
  return (
    <>
      <PageHeader
        title={target === undefined ? t.results.search : t.title[target.type]}
        {...(target === undefined && { intro: t.results.intro })}
      />
      <div className="frame grid gap-6 pb-20">
        {target === undefined && (
          <div className="max-w-[46rem]">
            <WishForm hasExamples onWish={wish} />
          </div>
        )}
        {target?.source.kind === "text" && (
          <AskedWish
            key={`${target.type} ${target.source.text}`}
            {...{ type: target.type, text: target.source.text, onWish: wish }}
            inAddress={search.wish ?? ""}
          />
        )}
        {source !== undefined && (
          <p>
            <span className="text-muted">{t.results.forProfile}: </span>
            <ProfileLink profile={source} />
          </p>
        )}
        {target !== undefined && (
          <Results
            {...{ target, search, onSearch, isFresh }}
            onChange={change}
            onShown={() => setFresh(false)}
          />
        )}
      </div>
    </>
  );
}

/** Of a long wish the server knows what the address has; the browser that wrote it has the whole. */
function useTarget(search: ResultsSearch): MatchTarget | undefined {
  const isHydrated = useHydrated();
  const kept = useLocation({ select: ({ state }) => state.wish });
  const asked = askedBy(search, isHydrated ? kept : undefined);
  const ref = asked !== undefined && "source" in asked ? asked.source : undefined;
  const { data } = useQuery({ ...profileQuery(ref ?? { kind: "idea", id: "" }), enabled: ref !== undefined });
  if (asked === undefined) return undefined;
  if ("text" in asked)
    return { type: asked.type, source: { kind: "text", text: asked.text }, without: asked.without };
  return {
    type: asked.type,
    source: { ...asked.source, name: data === undefined ? "" : nameOfProfile(data) },
  };
}

type ResultsProps = ResultsPageProps & {
  target: MatchTarget;
  onChange: (target: MatchTarget) => void;
  isFresh: boolean;
  onShown: () => void;
};

function Results({ target, search, onSearch, onChange, isFresh, onShown }: ResultsProps) {
  const t = useT(catalogue("matching"));
  const { api } = useRouter().options.context;
  const [wantsAll, setWantsAll] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...pageQuery(api, target),
    placeholderData: keepPreviousData,
  });
  const isAtUntold = data?.results.some((result) => !isTold(result) && result.id === search.at) ?? false;
  const whole = useQuery({
    ...resultsQuery(api, target, resultLimits.page),
    enabled: wantsAll || isAtUntold,
  });
  if (error !== null)
    return (
      <FailureNotice title={t.failed} hint={t.unavailable} error={error} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <p role="status">{t.results.loading}</p>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : undefined}>
      <Found
        {...{ target, search, onSearch, onChange, onShown }}
        isFresh={isFresh && !isPlaceholderData}
        answer={whole.data ?? data}
        onMore={() => setWantsAll(true)}
      />
      {whole.error !== null && (
        <FailureNotice
          {...{ title: t.failed, hint: t.unavailable, error: whole.error }}
          onRetry={() => void whole.refetch()}
        />
      )}
    </div>
  );
}

/** `onMore`: when the reader comes to results whose reasons are not there yet. */
type FoundProps = ResultsProps & { answer: MatchAnswer; onMore: () => void };

/** A list, and beside it on wide screens what the chosen one stands on. */
function Found({ target, search, onSearch, onChange, isFresh, onShown, answer, onMore }: FoundProps) {
  const { found } = useT(catalogue("matches"));
  const { results: t } = useT(catalogue("matching"));
  const language = useLanguage();
  const source = profileOf(target.source);
  const compared = useCompared(source);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismissing = useDismiss(source, () => heading.current?.focus());
  const choicesOf = (result: MatchResult) => source !== undefined && <CompareBox {...{ result, compared }} />;
  const only = search.only ?? [];
  const shown = answer.results.filter((result) => passes(result, only, language));
  const parts = inParts(shown, ({ compatibility }) => compatibility);
  const atOnce = [...parts.good, ...parts.worthALook];
  const isHydrated = useHydrated();
  const below = new Set(atOnce.filter((each, at) => !isTold(each) || (!isHydrated && at >= cardsAtFirst)));
  const chosen = shown.find((each) => each.id === search.at && isTold(each)) ?? atOnce.find(isTold);
  const isAllHidden = shown.length === 0 && answer.results.length > 0;
  const choose = (id: string) => onSearch({ ...search, at: id }, { replace: true });
  const filter = (next: ResultsFilter[]) =>
    onSearch({ ...search, only: next.length === 0 ? undefined : next, at: undefined }, { replace: true });
  useShownOnce(heading, { isFresh, onShown });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 lg:*:last:ml-auto">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`scroll-mt-20 text-xl font-bold outline-none max-sm:mr-auto ${countMatches(parts) === 0 ? "sr-only" : ""}`}
        >
          <span role="status">{found(countMatches(parts))}</span>
        </h2>
        <ShareButton isShort />
        {answer.results.length > 0 && <ResultsFilters only={only} onChange={filter} />}
      </div>
      {isAllHidden ? (
        <AllHidden onShowAll={() => filter([])} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="grid min-w-0 gap-5">
            <Outcome
              {...{ target, onChange }}
              answer={{ ...answer, results: shown }}
              brief={(result) => <ResultLine key={result.id} result={result} />}
              onOpen={onMore}
            >
              {(result) =>
                below.has(result) || !isTold(result) ? (
                  <ResultLine
                    key={result.id}
                    result={result}
                    onNear={below.has(result) ? onMore : undefined}
                  />
                ) : (
                  <MatchResultCard
                    key={result.id}
                    {...{ result, source, dismissing }}
                    choices={choicesOf(result)}
                    beside={{ isShown: result.id === chosen?.id, show: () => choose(result.id) }}
                  />
                )
              }
            </Outcome>
            {source === undefined && countMatches(parts) > 0 && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                <p className="text-muted">{t.notYet}</p>
                <TellMe target={target} variant="secondary" />
              </div>
            )}
            {source !== undefined && (
              <div className="flex flex-wrap gap-3 empty:hidden">
                <CompareLinks {...{ source, compared }} />
              </div>
            )}
          </div>
          {chosen !== undefined && (
            <ResultPreview {...{ source }} result={chosen} choices={choicesOf(chosen)} />
          )}
        </div>
      )}
    </>
  );
}

/** What was asked just now is brought to its beginning. */
function useShownOnce(
  heading: RefObject<HTMLElement | null>,
  { isFresh, onShown }: Pick<ResultsProps, "isFresh" | "onShown">,
): void {
  const show = useEffectEvent(() => {
    showFromTop(heading.current);
    onShown();
  });
  useEffect(() => {
    if (isFresh) show();
  }, [isFresh]);
}

/** The filters leave nothing of what was found. */
function AllHidden({ onShowAll }: { onShowAll: () => void }) {
  const { results: t } = useT(catalogue("matching"));
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t.allHidden}</p>
      <Button variant="secondary" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </div>
  );
}

/** Every match that comes with its reasons has one. */
function isTold({ reason }: MatchResult): boolean {
  return reason !== "";
}

function passes(result: MatchResult, only: readonly ResultsFilter[], language: string): boolean {
  if (only.includes("language") && result.contentLanguage !== language) return false;
  return !(only.includes("real") && result.isDemo);
}
