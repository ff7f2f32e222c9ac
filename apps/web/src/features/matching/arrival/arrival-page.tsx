import type { MatchType } from "@khamt/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { OwnProfile } from "../../../shared/own-profiles/own-profiles.ts";
import { Missing } from "../../../shared/own-profiles/lacking.tsx";
import { EditLink } from "../../../shared/own-profiles/own-links.tsx";
import { profilePages } from "../../../shared/profiles/kinds.ts";
import { countMatches, inParts } from "../../../shared/matches/parts.ts";
import { ApiError } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { Knot } from "../../../ui/page/knot.tsx";
import { LoginRequired } from "../../../ui/page/login-required.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { resultLimits, resultsQuery } from "../request-matches.ts";
import { MatchResultCard } from "../results/match-result-card.tsx";
import { SeeAll } from "../results/match-results.tsx";
import { TellMe } from "../results/tell-me.tsx";
import { NoMatch } from "../results/no-match.tsx";
import type { MatchSource, MatchTarget } from "../target.ts";
import { addressOf } from "../results-address.ts";
import { soughtBy } from "./arrival.ts";

type ArrivalPageProps = {
  /** Undefined for a visitor. */
  own: OwnProfile | undefined;
  /** What keeps it from being listed: itself, or the company of a project. */
  held: OwnProfile | undefined;
};

/** After a profile was made: whom it fits, and the first invitation one press away. */
export function ArrivalPage({ own, held }: ArrivalPageProps) {
  const t = useT(catalogue("arrival"));
  if (own === undefined) return <LoginRequired words={t.login} />;
  const { kind, id, name } = own;
  return (
    <>
      <PageHeader
        {...(held === undefined ? { title: t.title[kind], intro: t.intro } : { title: t.unlisted.title })}
      >
        <Knot className="size-24 text-brand max-lg:hidden" weight={3} />
      </PageHeader>
      <div className="frame grid gap-10 pb-24">
        {/* Above what comes later: nothing moves away under the finger. */}
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/my-profile" variant="secondary">
            {t.profiles}
          </LinkButton>
          <LinkButton to={profilePages[kind]} params={{ id }} variant="quiet">
            {t.view}
          </LinkButton>
        </div>
        {held === undefined ? (
          soughtBy(kind).map((type) => <Best key={type} {...{ type, source: { kind, id, name } }} />)
        ) : (
          <Unlisted held={held} />
        )}
        {held === undefined && kind === "cofounder" && <People source={{ kind, id, name }} />}
        {held === undefined && kind === "company" && <Work />}
      </div>
    </>
  );
}

/** The three best of one kind; distant ones are no matches. */
function Best({ type, source }: { type: MatchType; source: MatchSource }) {
  const t = useT(catalogue("arrival"));
  const { api } = useRouter().options.context;
  const target: MatchTarget = { type, source };
  const { data, error, refetch } = useQuery(arrivalQuery(api, target));
  const parts = data && inParts(data.results, ({ compatibility }) => compatibility);
  const count = parts === undefined ? 0 : countMatches(parts);
  const shown = parts === undefined ? [] : [...parts.good, ...parts.worthALook].slice(0, resultLimits.glance);
  const areExamples = shown.length > 0 && shown.every(({ isDemo }) => isDemo);
  const isFew = areExamples || (count > 0 && count < resultLimits.glance);
  return (
    <section aria-labelledby={`best-${type}`} aria-busy={data === undefined && error === null}>
      <h2 id={`best-${type}`} className="mb-4 text-xl font-bold sm:text-2xl">
        {t.best[type]}
      </h2>
      {error !== null && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
      {data === undefined && error === null && (
        <div role="status" className="grid min-h-48 place-items-center">
          <span className="sr-only">{t.looking}</span>
          <Knot drawing className="size-20 text-brand" />
        </div>
      )}
      {data !== undefined && parts !== undefined && (
        <>
          {count === 0 ? (
            <NoMatch {...{ target, answer: data }} />
          ) : (
            <>
              <p className="mb-4 max-w-[62ch] text-muted">{areExamples ? t.examples : t.next[type]}</p>
              <ol className="grid gap-4 lg:grid-cols-3">
                {shown.map((result) => (
                  <MatchResultCard key={result.id} {...{ result, source, heading: "h3", isBrief: true }} />
                ))}
              </ol>
            </>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            {count > 0 && <SeeAll {...{ target, answer: data }} />}
            {isFew && (
              <>
                <p className="text-muted">{t.few}</p>
                <TellMe target={target} />
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Who offers what they can do may look for people too: that stands on no list above. */
function People({ source }: { source: MatchSource }) {
  const t = useT(catalogue("arrival")).people;
  return (
    <Further title={t.title} text={t.text}>
      <LinkButton to="/results" search={addressOf({ type: "cofounder", source })} variant="secondary">
        {t.see}
      </LinkButton>
      <LinkButton to="/create-startup-idea" variant="secondary">
        {t.idea}
      </LinkButton>
    </Further>
  );
}

/** A company may have work to give as well as take. */
function Work() {
  const t = useT(catalogue("arrival")).work;
  return (
    <Further title={t.title} text={t.text}>
      <LinkButton to="/post-project" variant="secondary">
        {t.post}
      </LinkButton>
    </Further>
  );
}

function Further({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-brand-line bg-brand-soft p-6">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="max-w-[60ch]">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

/** As many as "See all" has, whose dialog and page ask the same. */
function arrivalQuery(api: Parameters<typeof resultsQuery>[0], target: MatchTarget) {
  return {
    ...resultsQuery(api, target, resultLimits.dialog),
    retry: (count: number, error: Error) => !(error instanceof ApiError) && count < 2,
  };
}

function Unlisted({ held }: { held: OwnProfile }) {
  const t = useT(catalogue("arrival")).unlisted;
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-dashed border-brand-line p-6">
      <p className="max-w-[60ch]">{held.kind === "company" ? t.company : t.text}</p>
      <Missing kind={held.kind} fields={held.profile.missing} />
      <EditLink own={{ kind: held.kind, entity: held.profile }} label={t.complete} look={{}} />
    </section>
  );
}
