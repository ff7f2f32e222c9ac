import type { PairResult, MatchResult } from "@khamt/contract";
import { matchBand } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { ScoreRing, scoreBand, scoreText } from "../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { languagesOf, namesIn, sidesOf } from "./sides.ts";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { ProfilePicture } from "../../shared/profiles/profile-picture.tsx";
import { DemoMark } from "../../shared/profiles/marks.tsx";
import { quotesOf, Sentence } from "../../shared/profiles/sentence.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";

/** Both profiles, and between them the percentage with the two strands around it. */
export function Hero({ pair, children }: { pair: PairResult; children: ReactNode }) {
  const t = useT(catalogue("match-view"));
  const { band: bands } = useT(catalogue("matches"));
  const { left, right } = sidesOf(pair);
  const { compatibility, confidence } = pair.match;
  const band = scoreBand(compatibility);
  return (
    <header className="rounded-card border border-line bg-surface px-5 py-8 shadow-card sm:px-8">
      <h1 className="sr-only">
        <Sentence text={t.head.title(left.name, right.name)} quotes={namesIn(pair)} />
      </h1>
      <div className="grid items-center gap-5 lg:grid-cols-[minmax(0,1fr)_22rem_minmax(0,1fr)]">
        <ProfileHead profile={left} side="left" />
        <div className="relative mx-auto grid h-44 w-full max-w-[22rem] place-items-center">
          <Rope />
          <span className="relative grid place-items-center rounded-full bg-surface p-1.5">
            <ScoreRing percent={compatibility} size="large" />
          </span>
        </div>
        <ProfileHead profile={right} side="right" />
      </div>
      <div className="mx-auto mt-6 max-w-[40rem] text-center">
        <p className={`text-lg font-bold ${scoreText[band]}`}>{bands[matchBand(compatibility)]}</p>
        <p className="mt-1">
          <Sentence
            text={pair.match.reason}
            quotes={quotesOf(pair.match.reasons[0]?.evidence, languagesOf(pair))}
          />
        </p>
        <p className="mt-2 text-sm text-muted">{t.confidence[sureness(confidence)](knownPercent(pair))}</p>
        <p className="mt-1 text-sm text-muted">{standingText(pair, t)}</p>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:justify-center">{children}</div>
    </header>
  );
}

/** All of it only where no part is unknown. */
function knownPercent({ match, factors }: PairResult): number {
  const percent = Math.round(100 * match.confidence);
  return factors.some(({ fit }) => fit === null) ? Math.min(99, percent) : percent;
}

function standingText({ standing: { place, of } }: PairResult, t: StandingWords): string {
  return place === null ? t.standingBeyond(of) : t.standing(place, of);
}

type StandingWords = {
  standing: (place: number, of: number) => string;
  standingBeyond: (of: number) => string;
};

function sureness(confidence: number): "high" | "medium" | "low" {
  if (confidence >= 0.85) return "high";
  return confidence >= 0.6 ? "medium" : "low";
}

/** The two strands of the logo, laid around what stands in the middle. */
function Rope() {
  const blue = "M2 56C60 56 44 172 176 172S292 56 350 56";
  const grey = "M2 120C60 120 44 4 176 4S292 120 350 120";
  const shape = { fill: "none", strokeWidth: 5, strokeLinecap: "round" } as const;
  return (
    <svg viewBox="0 0 352 176" aria-hidden="true" className="absolute inset-0 size-full">
      <path d={blue} {...shape} stroke="currentColor" className="text-brand" />
      <path d={grey} {...shape} strokeWidth={12} strokeLinecap="butt" className="stroke-surface" />
      <path d={grey} {...shape} stroke="currentColor" className="text-line-strong" />
      <svg x="0" width="120" height="176" viewBox="0 0 120 176">
        <path d={blue} {...shape} strokeWidth={12} strokeLinecap="butt" className="stroke-surface" />
        <path d={blue} {...shape} stroke="currentColor" className="text-brand" />
      </svg>
    </svg>
  );
}

/** One of the two: who or what it is, with the way to its page. */
function ProfileHead({ profile, side }: { profile: MatchResult; side: "left" | "right" }) {
  const t = useT(catalogue("match-view"));
  const { type, id, name, headline, location, isDemo, contentLanguage } = profile;
  return (
    <div
      className={`flex min-w-0 flex-col items-center gap-3 text-center ${side === "left" ? "lg:items-end lg:text-right" : "lg:items-start lg:text-left"}`}
    >
      <ProfilePicture profile={profile} />
      <div className="min-w-0 max-w-full">
        <p className={`text-sm font-semibold ${side === "left" ? "text-brand" : "text-muted"}`}>
          {t.kind[type]}
        </p>
        <p lang={contentLanguage} className="mt-0.5 text-xl leading-snug font-bold text-balance sm:text-2xl">
          <Link to={pageFound(type)} params={{ id }} className="hover:text-brand hover:underline">
            {name}
          </Link>
        </p>
        {isDemo && (
          <p className="mt-1">
            <DemoMark />
          </p>
        )}
        {headline !== null && (
          <p lang={contentLanguage} className="mt-1 line-clamp-2 text-muted">
            {headline}
          </p>
        )}
        {location !== null && (
          <p className="mt-1 text-sm text-muted">
            <ReaderWord typed={location} profile={profile} />
          </p>
        )}
      </div>
    </div>
  );
}
