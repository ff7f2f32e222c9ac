import type { MatchResult } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { ConnectButton } from "../../../shared/connect/connect-button.tsx";
import { pageFound } from "../../../shared/profiles/kinds.ts";
import { Marks } from "../../../shared/profiles/marks.tsx";
import { ProfilePicture } from "../../../shared/profiles/profile-picture.tsx";
import { quotesOf, Sentence } from "../../../shared/profiles/sentence.tsx";
import { ReaderWord } from "../../../shared/profiles/reader-word.tsx";
import { SaveMatchButton } from "../../../shared/saves/save-match-button.tsx";
import { LinkButton, namedLabel } from "../../../ui/buttons/button.tsx";
import { Fold } from "../../../ui/cards/fold.tsx";
import { FactLine } from "../../../ui/cards/facts.tsx";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { foundBy } from "../../../shared/matches/found.ts";
import { refOf } from "../../../shared/matches/match-address.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import type { MatchSource } from "../target.ts";
import { MatchEvidence } from "./match-evidence.tsx";
import { DismissButton } from "../../../shared/saves/dismiss-button.tsx";
import type { Dismissing } from "../../../shared/saves/use-dismiss.ts";

export type MatchResultCardProps = {
  result: MatchResult;
  source?: MatchSource | undefined;
  /** What else the reader may choose for this one. */
  choices?: ReactNode;
  /** Takes it out of what is found, for who has a say in that. */
  dismissing?: Dismissing | undefined;
  /** Of the name. */
  heading?: "h3" | "h4";
  /** Where wide screens show the evidence beside the list. */
  beside?: { isShown: boolean; show: () => void } | undefined;
  /** Without what folds out: for a first look. */
  isBrief?: boolean;
};

/** Picture, percentage, name, one sentence and two actions; the words that it stands on fold out. */
export function MatchResultCard(props: MatchResultCardProps) {
  const { result, source, heading: Heading = "h4", beside, isBrief = false } = props;
  return (
    <li
      aria-current={beside?.isShown === true ? "true" : undefined}
      className="rounded-card border border-line bg-surface p-4 aria-current:lg:border-brand"
    >
      <div className="flex items-start gap-3">
        <ProfilePicture profile={result} />
        <div className="min-w-0 grow">
          <Heading className="leading-snug font-bold wrap-anywhere" lang={result.contentLanguage}>
            <Link
              to={pageFound(result.type)}
              params={{ id: result.id }}
              state={{ found: foundBy(result, source === undefined) }}
              className="hover:text-brand hover:underline"
            >
              {result.name}
            </Link>
          </Heading>
          <ResultFacts result={result} />
          <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            <Marks {...result} />
          </p>
        </div>
        <ScoreRing percent={result.compatibility} size="small" />
      </div>
      <p className="mt-2 line-clamp-4 text-[0.9375rem]">
        <ResultReason result={result} />
      </p>
      <ResultActions result={result} source={source} />
      {!isBrief && <More {...props} />}
    </li>
  );
}

/** The strongest reason. */
export function ResultReason({ result: { reason, reasons, contentLanguage } }: { result: MatchResult }) {
  return <Sentence text={reason} quotes={quotesOf(reasons[0]?.evidence, { target: contentLanguage })} />;
}

function ReasonTexts({ result: { reasons, contentLanguage } }: { result: MatchResult }) {
  return (
    <ul className="grid gap-2.5 pt-1">
      {reasons.map(({ direction, factor, text, evidence }) => (
        <li key={`${direction} ${factor}`}>
          <Sentence text={text} quotes={quotesOf(evidence, { target: contentLanguage })} />
        </li>
      ))}
    </ul>
  );
}

/** The headline, and under it stage or size, experience and place: these decide, and a long headline cuts none of them off. */
export function ResultFacts({ result }: { result: MatchResult }) {
  const labels = useT(catalogue("vocabulary"));
  const { type, headline, stage, size, experience, location } = result;
  return (
    <>
      {headline !== null && (
        <p lang={result.contentLanguage} className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
          {headline}
        </p>
      )}
      <FactLine
        facts={[
          stage !== null && labelOf(labels.stage, stage),
          type === "company" && size !== null && labelOf(labels.companySize, size),
          experience !== null && labelOf(labels.experience, experience),
          location !== null && <ReaderWord typed={location} profile={result} />,
        ]}
      />
    </>
  );
}

/** Two of equal width. Nobody is behind an example: it can be saved, and nobody is asked. */
function ResultActions({ result, source }: { result: MatchResult; source: MatchSource | undefined }) {
  const t = useT(catalogue("matching"));
  return (
    <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
      <LinkButton
        to={pageFound(result.type)}
        params={{ id: result.id }}
        state={{ found: foundBy(result, source === undefined) }}
        size="small"
        aria-label={namedLabel(t.viewDetails, result.name)}
      >
        {t.viewDetails}
      </LinkButton>
      {result.isDemo ? (
        <SaveMatchButton {...{ result, source }} size="small" />
      ) : (
        <ConnectButton
          {...{ to: refOf(result), about: source, name: result.name }}
          variant="secondary"
          size="small"
        >
          {result.type === "project" ? t.apply : t.connect}
        </ConnectButton>
      )}
    </div>
  );
}

/** The evidence folds out; where it has a place beside the list, it is shown there. */
function More({ result, source, choices, dismissing, beside }: MatchResultCardProps) {
  const t = useT(catalogue("matching"));
  const style =
    "flex min-h-11 w-full cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-brand";
  return (
    <div className="relative mt-1">
      <Fold
        className={`group ${beside === undefined ? "" : "lg:hidden"}`}
        summary={
          <summary className={`${style} [&::-webkit-details-marker]:hidden`}>
            {t.evidence}
            <span className="sr-only" lang={result.contentLanguage}>
              : {result.name}
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
        }
        before={<ReasonTexts result={result} />}
      >
        {() => <MatchEvidence {...{ result, source, choices }} />}
      </Fold>
      {beside !== undefined && (
        <button
          type="button"
          aria-pressed={beside.isShown}
          onClick={beside.show}
          className={`${style} max-lg:hidden`}
        >
          {t.evidence}
          <span className="sr-only" lang={result.contentLanguage}>
            : {result.name}
          </span>
        </button>
      )}
      {dismissing !== undefined && (
        <div className="absolute top-0 -right-3">
          <DismissButton
            name={result.name}
            isPending={dismissing.isPending}
            onPress={() => dismissing.dismiss(result)}
          />
        </div>
      )}
    </div>
  );
}
