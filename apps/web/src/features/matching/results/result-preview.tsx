import { useT, catalogue } from "../../../lib/language/index.ts";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { ProfilePicture } from "../../../shared/profiles/profile-picture.tsx";
import { ResultFacts, ResultReason, type MatchResultCardProps } from "./match-result-card.tsx";
import { MatchEvidence } from "./match-evidence.tsx";

type ResultPreviewProps = Pick<MatchResultCardProps, "result" | "source" | "choices">;

/** On wide screens the evidence of one result beside the list; on phones it folds out of its card. */
export function ResultPreview({ result, source, choices }: ResultPreviewProps) {
  const { results: t } = useT(catalogue("matching"));
  return (
    <section
      aria-label={`${t.beside}: ${result.name}`}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-card lg:block"
    >
      <div className="mb-4 flex items-start gap-3">
        <ProfilePicture profile={result} />
        <div className="min-w-0 grow">
          <p className="text-lg leading-snug font-bold wrap-anywhere" lang={result.contentLanguage}>
            {result.name}
          </p>
          <ResultFacts result={result} />
        </div>
        <ScoreRing percent={result.compatibility} />
      </div>
      {result.reasons.length === 0 && (
        <p className="mb-4">
          <ResultReason result={result} />
        </p>
      )}
      <MatchEvidence {...{ result, source, choices }} />
    </section>
  );
}
