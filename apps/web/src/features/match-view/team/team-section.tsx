import type { EntityRef, MatchNeed, TeamResult } from "@khamt/contract";
import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { pageFound } from "../../../shared/profiles/kinds.ts";
import { DemoMark } from "../../../shared/profiles/marks.tsx";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { needQuote, Sentence } from "../../../shared/profiles/sentence.tsx";
import { CoverMark } from "../../../shared/matches/cover-mark.tsx";
import { WhyLink } from "../why-link.tsx";

type TeamMembersProps = {
  source: EntityRef;
  team: TeamResult;
  /** The sentence that says what is looked for. */
  lead: ReactNode;
  /** In which what is looked for is written. */
  language: string;
};

/** Who closes the gap, what each brings, and what nobody has. */
export function TeamMembers({ source, team, lead, language }: TeamMembersProps) {
  const { team: t } = useT(catalogue("match-view"));
  const { members, open, covered } = team;
  return (
    <>
      <p className="text-lg">
        {lead} {members.length > 0 && sentenceFor(source, team, t)}
      </p>
      {members.length === 0 && <p className="mt-2">{t.none}</p>}
      <ul className="mt-4 grid gap-4 empty:hidden lg:grid-cols-2">
        {members.map((member) => (
          <Member key={member.match.id} {...{ source, member, language }} />
        ))}
      </ul>
      {members.length > 0 && (
        <p className="mt-4 text-muted">
          {t.covered(Math.round(100 * covered))}{" "}
          {open.length > 0 && (
            <Sentence text={t.open(namesOf(open))} quotes={open.map((need) => needQuote(need, language))} />
          )}
        </p>
      )}
    </>
  );
}

type MemberProps = Pick<TeamMembersProps, "source" | "language"> & { member: TeamResult["members"][number] };

function Member({ source, member, language }: MemberProps) {
  const { team: t } = useT(catalogue("match-view"));
  const { match, covers } = member;
  return (
    <li className="flex min-w-0 gap-4 rounded-card border border-line p-4">
      <ScoreRing percent={match.compatibility} />
      <div className="min-w-0">
        <p lang={match.contentLanguage} className="text-lg leading-snug font-bold">
          <Link
            to={pageFound(match.type)}
            params={{ id: match.id }}
            className="hover:text-brand hover:underline"
          >
            {match.name}
          </Link>
        </p>
        {match.isDemo && <DemoMark />}
        {match.headline !== null && (
          <p lang={match.contentLanguage} className="line-clamp-2 text-sm text-muted">
            {match.headline}
          </p>
        )}
        <ul aria-label={t.brings} className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1.5">
          {covers.map((need) => (
            <li key={need.need} className="flex items-center gap-1.5">
              <CoverMark cover="covered" className="size-4" />
              <Sentence text={need.name} quotes={[needQuote(need, language)]} />
            </li>
          ))}
        </ul>
        <div className="mt-3">
          <WhyLink source={source} match={match} />
        </div>
      </div>
    </li>
  );
}

type Counted = Record<"people" | "somePeople" | "companies" | "someCompanies", (count: number) => string>;

function sentenceFor({ kind }: EntityRef, { members, open }: TeamResult, t: Counted): string {
  const isWhole = open.length === 0;
  const say = kind === "idea" ? (isWhole ? t.people : t.somePeople) : isWhole ? t.companies : t.someCompanies;
  return say(members.length);
}

export function namesOf(needs: readonly MatchNeed[]): string {
  return [...new Set(needs.map(({ name }) => name))].join(", ");
}
