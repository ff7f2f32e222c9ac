import type { MatchReason, MatchResult } from "@khamt/contract";
import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { ConnectButton } from "../../../shared/connect/connect-button.tsx";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Evidence } from "../../../shared/matches/evidence.tsx";
import { FactLine } from "../../../ui/cards/facts.tsx";
import { MatchChangeNote } from "../../../shared/saves/match-change-note.tsx";
import { pageFound } from "../../../shared/profiles/kinds.ts";
import { ReaderWord } from "../../../shared/profiles/reader-word.tsx";
import { SaveMatchButton } from "../../../shared/saves/save-match-button.tsx";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { Stars } from "../../../ui/cards/stars.tsx";
import { TagList } from "../../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { refOf, writeRef } from "../../../shared/matches/match-address.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import type { MatchSource } from "../target.ts";

/** The percentage, the sentence, then every reason with the words of both profiles that it stands on. */
export function MatchResultCard({
  result,
  source,
  compare,
}: {
  result: MatchResult;
  source?: MatchSource | undefined;
  /** The choice of this one for a comparison. */
  compare?: ReactNode;
}) {
  const t = useT(catalogue("matching"));
  const chips = result.lookingFor.length > 0 ? result.lookingFor : result.skills;
  return (
    <li className="rounded-card border border-line p-5">
      <div className="flex items-start gap-4">
        <ScoreRing percent={result.compatibility} />
        <div className="min-w-0">
          <h4 className="text-lg leading-snug font-bold">{result.name}</h4>
          <Headline result={result} />
          {result.type === "company" && <Stars rating={result.rating} />}
          {result.reason !== result.reasons[0]?.text && <p className="mt-2">{result.reason}</p>}
        </div>
      </div>
      <div className="mt-4 grid gap-4">
        {result.changed !== undefined && <MatchChangeNote changed={result.changed} />}
        <Reasons title={t.strengths} reasons={result.reasons.filter(({ kind }) => kind === "strength")} />
        <Reasons title={t.gaps} reasons={result.reasons.filter(({ kind }) => kind !== "strength")} />
        <TagList items={chips} limit={5} label={t.skills} profile={result} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={pageFound(result.type)} params={{ id: result.id }}>
          {t.viewDetails}
        </LinkButton>
        {source !== undefined && (
          <LinkButton
            to="/match"
            search={{ source: writeRef(source), target: writeRef(refOf(result)) }}
            variant="secondary"
          >
            {t.why}
          </LinkButton>
        )}
        <SaveMatchButton {...{ result, source }} />
        <ConnectButton to={refOf(result)} about={source} variant="secondary">
          {t.connect}
        </ConnectButton>
      </div>
      {compare}
    </li>
  );
}

function Headline({ result }: { result: MatchResult }) {
  const labels = useT(catalogue("vocabulary"));
  const { headline, stage, size, experience, location } = result;
  return (
    <FactLine
      facts={[
        headline,
        stage !== null && labelOf(labels.stage, stage),
        size !== null && labelOf(labels.companySize, size),
        experience !== null && labelOf(labels.experience, experience),
        location !== null && <ReaderWord typed={location} profile={result} />,
      ]}
    />
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly MatchReason[] }) {
  const t = useT(catalogue("matching"));
  if (reasons.length === 0) return null;
  return (
    <section>
      <h5 className="text-sm font-bold">{title}</h5>
      <ul className="mt-2 grid gap-2.5">
        {reasons.map((reason) => (
          <li key={`${reason.direction} ${reason.factor}`} className="flex gap-2.5">
            <Mark kind={reason.kind} />
            <div className="min-w-0">
              <p>{reason.text}</p>
              <Evidence evidence={reason.evidence} one={t.source} other={t.target} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const marks = {
  strength: { Icon: Check, colour: "text-match-high" },
  gap: { Icon: CircleDashed, colour: "text-match-fair" },
  conflict: { Icon: TriangleAlert, colour: "text-danger" },
} as const;

function Mark({ kind }: { kind: MatchReason["kind"] }) {
  const { Icon, colour } = marks[kind];
  return <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${colour}`} />;
}
