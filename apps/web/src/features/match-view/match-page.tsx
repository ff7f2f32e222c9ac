import type { EntityRef, PairResult } from "@khamt/contract";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { ConnectButton } from "../../shared/connect/connect-button.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { DismissButton } from "../../shared/saves/dismiss-button.tsx";
import { useDismiss } from "../../shared/saves/use-dismiss.ts";
import { SaveMatchButton } from "../../shared/saves/save-match-button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useNear } from "../../lib/use-near.ts";
import { Against } from "./against.tsx";
import { CandidateSearch } from "./candidate-search.tsx";
import { Diagram } from "./diagram.tsx";
import { FactorBars } from "./factor-bars.tsx";
import { Hero } from "./hero.tsx";
import { Hints } from "./hints.tsx";
import { Panel } from "./panel.tsx";
import { pairQuery, teamQuery, type Seeker } from "./queries.ts";
import { refOf, writeRef } from "../../shared/matches/match-address.ts";
import { ShareButton } from "../../ui/buttons/share-button.tsx";
import { gapOf, languagesOf, sidesOf, teamSeekerOf } from "./sides.ts";
import { namesOf, TeamMembers } from "./team/team-section.tsx";
import { DemoNote } from "../../shared/profiles/marks.tsx";
import { needQuote, quotesOf, Sentence } from "../../shared/profiles/sentence.tsx";
import { Evidence } from "../../shared/matches/evidence.tsx";
import { CoverMark } from "../../shared/matches/cover-mark.tsx";

type MatchPageProps = {
  source: EntityRef;
  target: EntityRef;
};

/** One match laid open: the percentage, the two strands, what stands against it, what would raise it. */
export function MatchPage({ source, target }: MatchPageProps) {
  const { api } = useRouter().options.context;
  const { data: pair } = useSuspenseQuery(pairQuery(api, source, target));
  return (
    <div className="frame grid gap-6 pt-6 pb-24 sm:pt-8">
      <Hero pair={pair}>
        <Actions {...{ pair, source, target }} />
      </Hero>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Diagram pair={pair} />
          <Team pair={pair} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Reasons pair={pair} />
          <Against pair={pair} />
          <Hints {...{ pair, source, target }} />
          <Other {...{ source, target }} />
        </div>
      </div>
      <FactorBars pair={pair} />
    </div>
  );
}

function Actions({ pair, source, target }: MatchPageProps & { pair: PairResult }) {
  const t = useT(catalogue("match-view"));
  const { history } = useRouter();
  const navigate = useNavigate();
  const own = { ...source, name: sidesOf(pair).left.name };
  // Whoever is not wanted is left: back to where others are.
  const leave = () => (history.canGoBack() ? history.back() : void navigate({ to: "/dashboard" }));
  const dismissing = useDismiss(own, leave);
  return (
    <>
      {pair.match.isDemo ? (
        <div className="basis-full">
          <DemoNote />
        </div>
      ) : (
        <ConnectButton to={target} about={source} variant="next">
          {target.kind === "project" ? t.apply : t.connect}
        </ConnectButton>
      )}
      <SaveMatchButton result={pair.match} source={own} />
      {dismissing && (
        <DismissButton
          name={pair.match.name}
          isPending={dismissing.isPending}
          onPress={() => dismissing.dismiss(pair.match)}
        />
      )}
      <ShareButton />
      <LinkButton
        to="/compare"
        search={{ source: writeRef(source), targets: writeRef(target) }}
        variant="secondary"
      >
        {t.compare}
      </LinkButton>
    </>
  );
}

/** What stays open, and who would bring it: these are found for readers who come near. Without scripts a page tells the whole team. */
function Team({ pair }: { pair: PairResult }) {
  const { team: t } = useT(catalogue("match-view"));
  const seeker = teamSeekerOf(pair);
  const gap = gapOf(pair);
  if (seeker === undefined || gap.length === 0) return null;
  const language = seeker.contentLanguage;
  const other = seeker === pair.match ? pair.reverse : pair.match;
  return (
    <Panel title={t.title}>
      <Gap
        source={refOf(seeker)}
        name={seeker.name}
        present={other.id}
        lead={<Sentence text={t.lack(namesOf(gap))} quotes={gap.map((need) => needQuote(need, language))} />}
        language={language}
      />
    </Panel>
  );
}

type GapProps = { source: Seeker; name: string; present: string; lead: ReactNode; language: string };

function Gap({ name, present, ...shown }: GapProps) {
  const { team: t } = useT(catalogue("match-view"));
  const { api } = useRouter().options.context;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const asked = { ...teamQuery(api, shown.source, [present]), enabled: isNear };
  const { data: team, isError } = useQuery(asked);
  return (
    <div ref={place} className="min-h-48" aria-busy={team === undefined && !isError}>
      {team === undefined ? (
        <>
          <p className="mb-4 text-lg">{shown.lead}</p>
          <LinkButton to="/match" search={{ source: writeRef(shown.source) }} variant="secondary">
            <span>
              <Sentence text={t.page(name)} quotes={[{ words: name, language: shown.language }]} />
            </span>
          </LinkButton>
        </>
      ) : (
        <TeamMembers {...shown} team={team} />
      )}
    </div>
  );
}

/** Why not somebody else? The page of that pair says it. */
function Other({ source, target }: MatchPageProps) {
  const { another: t } = useT(catalogue("match-view"));
  const navigate = useNavigate();
  return (
    <div className="print:hidden">
      <Panel title={t.title} hint={t.hint}>
        <CandidateSearch
          kind={target.kind}
          without={[source.id, target.id]}
          onPick={(candidate) =>
            void navigate({
              to: "/match",
              search: { source: writeRef(source), target: writeRef(candidate) },
            })
          }
        />
      </Panel>
    </div>
  );
}

/** The strongest reasons with the words of both profiles that they stand on. */
function Reasons({ pair }: { pair: PairResult }) {
  const t = useT(catalogue("match-view"));
  const languages = languagesOf(pair);
  const strengths = pair.match.reasons.filter(({ kind }) => kind === "strength");
  return (
    <Panel title={t.reasons}>
      {strengths.length === 0 && <p>{t.noReasons}</p>}
      <ul className="grid gap-4 empty:hidden">
        {strengths.map((reason) => (
          <li key={`${reason.direction} ${reason.factor}`} className="flex gap-3">
            <CoverMark cover="covered" className="mt-0.5 size-5" />
            <div className="min-w-0">
              <p className="font-semibold">
                <Sentence text={reason.text} quotes={quotesOf(reason.evidence, languages)} />
              </p>
              <Evidence evidence={reason.evidence} one={t.one} other={t.other} languages={languages} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
