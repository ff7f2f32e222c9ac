import type { MatchReason, MatchResult } from "@khamt/contract";
import type { ReactNode } from "react";
import { Evidence } from "../../../shared/matches/evidence.tsx";
import { ReasonMark } from "../../../shared/matches/reason-mark.tsx";
import { refOf, writeRef } from "../../../shared/matches/match-address.ts";
import { quotesOf, Sentence } from "../../../shared/profiles/sentence.tsx";
import { TagList } from "../../../shared/profiles/tag-list.tsx";
import { MatchChangeNote } from "../../../shared/saves/match-change-note.tsx";
import { SaveMatchButton } from "../../../shared/saves/save-match-button.tsx";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Stars } from "../../../ui/cards/stars.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { MatchSource } from "../target.ts";

type MatchEvidenceProps = {
  result: MatchResult;
  source?: MatchSource | undefined;
  /** What else the reader may choose for this one. */
  choices?: ReactNode;
};

/** Every reason with the words of both profiles that it stands on, and what else can be done with the match. */
export function MatchEvidence({ result, source, choices }: MatchEvidenceProps) {
  const t = useT(catalogue("matching"));
  const written = { target: result.contentLanguage };
  const chips = result.lookingFor.length > 0 ? result.lookingFor : result.skills;
  return (
    <div className="grid gap-4 pt-1">
      {result.type === "company" && <Stars rating={result.rating} />}
      {result.changed !== undefined && <MatchChangeNote changed={result.changed} />}
      <Reasons
        title={t.strengths}
        reasons={result.reasons.filter(({ kind }) => kind === "strength")}
        {...written}
      />
      <Reasons
        title={t.gaps}
        reasons={result.reasons.filter(({ kind }) => kind !== "strength")}
        {...written}
      />
      <TagList items={chips} limit={5} label={t.skills} profile={result} />
      <div className="flex flex-wrap items-center gap-2">
        {source !== undefined && (
          <LinkButton
            to="/match"
            search={{ source: writeRef(source), target: writeRef(refOf(result)) }}
            variant="secondary"
            size="small"
          >
            {t.why}
          </LinkButton>
        )}
        {!result.isDemo && <SaveMatchButton {...{ result, source }} size="small" />}
        {choices}
      </div>
    </div>
  );
}

type ReasonsProps = {
  title: string;
  reasons: readonly MatchReason[];
  /** In which the profile that was found is written. */
  target: string;
};

function Reasons({ title, reasons, target }: ReasonsProps) {
  const t = useT(catalogue("matching"));
  if (reasons.length === 0) return null;
  return (
    <section>
      <h5 className="text-sm font-bold">{title}</h5>
      <ul className="mt-2 grid gap-2.5">
        {reasons.map((reason) => (
          <li key={`${reason.direction} ${reason.factor}`} className="flex gap-2.5">
            <ReasonMark kind={reason.kind} />
            <div className="min-w-0">
              <p>
                <Sentence text={reason.text} quotes={quotesOf(reason.evidence, { target })} />
              </p>
              <Evidence evidence={reason.evidence} one={t.source} other={t.target} languages={{ target }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
