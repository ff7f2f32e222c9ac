import type { EntityRef, PairResult } from "@khamt/contract";
import { useSuspenseQueries } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { pageFound } from "../../../shared/profiles/kinds.ts";
import { DemoMark } from "../../../shared/profiles/marks.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { CandidateSearch } from "../candidate-search.tsx";
import { comparedFactors, comparedNeeds, lookAt } from "./compared.ts";
import { FactorTable, NeedTable, LookMark } from "./compare-tables.tsx";
import { Panel } from "../panel.tsx";
import { pairQuery } from "../queries.ts";
import { quotesOf, Sentence } from "../../../shared/profiles/sentence.tsx";
import { languagesOf, namesIn } from "../sides.ts";
import { Radar } from "./radar.tsx";
import { mostCompared, writeRef, writeRefs } from "../../../shared/matches/match-address.ts";
import { ShareButton } from "../../../ui/buttons/share-button.tsx";
import { WhyLink } from "../why-link.tsx";

type ComparePageProps = {
  source: EntityRef;
  targets: readonly EntityRef[];
};

/** Up to three candidates for one profile, side by side. */
export function ComparePage({ source, targets }: ComparePageProps) {
  const { comparison: t } = useT(catalogue("match-view"));
  const { api } = useRouter().options.context;
  const pairs = useSuspenseQueries({
    queries: targets.map((target) => pairQuery(api, source, target)),
  }).map(({ data }) => data);
  const candidates = pairs.map(({ match }) => match);
  const factors = comparedFactors(pairs);
  return (
    <>
      <PageHeader
        title={t.title}
        intro={<Sentence text={t.intro(pairs[0]?.reverse.name ?? "")} quotes={pairs.flatMap(namesIn)} />}
      >
        <ShareButton />
      </PageHeader>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-6 pb-24">
        <ul aria-label={t.candidates} className="grid gap-4 md:grid-cols-3">
          {pairs.map((pair, index) => (
            <Candidate key={pair.match.id} {...{ pair, index, source, targets }} />
          ))}
          {targets.length < mostCompared && <Adding {...{ source, targets }} />}
        </ul>
        <Panel title={t.factors}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 lg:grid-cols-2">
            <div className="overflow-hidden">
              <Radar factors={factors} count={candidates.length} />
            </div>
            <FactorTable factors={factors} candidates={candidates} />
          </div>
        </Panel>
        <Panel title={t.needs}>
          <NeedTable needs={comparedNeeds(pairs)} candidates={candidates} />
        </Panel>
      </div>
    </>
  );
}

type CandidateProps = {
  pair: PairResult;
  index: number;
} & ComparePageProps;

function Candidate({ pair, index, source, targets }: CandidateProps) {
  const { comparison: t } = useT(catalogue("match-view"));
  const { match } = pair;
  const go = useGo(source);
  const conflict = match.reasons.find(({ kind }) => kind === "conflict");
  const Icon = conflict === undefined ? Check : TriangleAlert;
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-start gap-4">
        <ScoreRing percent={match.compatibility} />
        <div className="min-w-0 grow">
          <h2 className="text-lg leading-snug font-bold break-words">
            <span className="mr-2 inline-block align-[-0.1em]">
              <LookMark look={lookAt(index)} />
            </span>
            <Link
              lang={match.contentLanguage}
              to={pageFound(match.type)}
              params={{ id: match.id }}
              className="hover:text-brand hover:underline"
            >
              {match.name}
            </Link>
          </h2>
          {match.isDemo && <DemoMark />}
          {match.headline !== null && (
            <p lang={match.contentLanguage} className="line-clamp-2 text-sm text-muted">
              {match.headline}
            </p>
          )}
        </div>
        {targets.length > 1 && (
          <IconButton
            label={t.remove(match.name)}
            onClick={() => go(targets.filter(({ id }) => id !== match.id))}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p className="mt-4 flex gap-2.5">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${conflict === undefined ? "text-match-high" : "text-danger"}`}
        />
        <span className="min-w-0">
          {conflict === undefined ? (
            t.noConflict
          ) : (
            <Sentence
              text={`${t.conflict}: ${conflict.text}`}
              quotes={quotesOf(conflict.evidence, languagesOf(pair))}
            />
          )}
        </span>
      </p>
      <div className="mt-auto pt-4">
        <WhyLink source={source} match={match} />
      </div>
    </li>
  );
}

function Adding({ source, targets }: ComparePageProps) {
  const { comparison: t } = useT(catalogue("match-view"));
  const go = useGo(source);
  const kind = targets[0]?.kind;
  if (kind === undefined) return null;
  return (
    <li className="min-w-0 rounded-card border border-dashed border-brand-line p-5">
      <h2 className="text-lg font-bold">{t.add}</h2>
      <div className="mt-3">
        <CandidateSearch
          kind={kind}
          hint={t.addHint}
          without={[source.id, ...targets.map(({ id }) => id)]}
          onPick={(candidate) => go([...targets, candidate])}
        />
      </div>
    </li>
  );
}

function useGo(source: EntityRef): (targets: readonly EntityRef[]) => void {
  const navigate = useNavigate();
  return (targets) =>
    void navigate({
      to: "/compare",
      search: { source: writeRef(source), targets: writeRefs(targets) },
      resetScroll: false,
    });
}
