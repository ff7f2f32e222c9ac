import type { ProgrammeMember } from "@khamt/contract";
import { recuseManager, scoreProgrammeApplicant } from "@khamt/contract/calls";
import { formatNumber } from "@khamt/language/format";
import { useState } from "react";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useUser } from "../../../lib/auth/index.ts";
import { Recusal } from "../../../shared/scoring/recusal.tsx";
import { ScoreForm } from "../../../shared/scoring/score-form.tsx";
import { Button } from "../../../ui/buttons/button.tsx";

type ScorePartProps = { programmeId: string; person: ProgrammeMember };

/** What is thought of an application: each manager's first for themselves, then together; a jury's at once. */
export function ScorePart({ programmeId, person }: ScorePartProps) {
  const t = useT(catalogue("desk-programmes")).people.score;
  const words = useT(catalogue("scoring"));
  const { userId, name, state, scores, scored, isLeftOut, recused } = person;
  const own = scores.find(({ isOwn }) => isOwn);
  const [isChanging, setChanging] = useState(false);
  const isOwn = useUser()?.id === userId;
  const waits = state === "applied";
  const mayScore = waits && !isLeftOut;
  const hidden = scored - scores.length;
  if (!waits && scores.length === 0) return null;
  const asks = mayScore && (own === undefined || isChanging);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {scores.length > 0 && <Scores scores={scores} />}
      {mayScore && hidden > 0 && <p className="text-sm text-muted">{t.count(hidden)}</p>}
      {asks && (
        <ScoreForm
          programmeId={programmeId}
          applicant={person}
          own={own}
          save={(api, { score, remarks }) =>
            api.call(scoreProgrammeApplicant, {
              params: { id: programmeId, userId },
              body: { score, remarks },
            })
          }
          onSaved={() => setChanging(false)}
        />
      )}
      {mayScore && !asks && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </div>
      )}
      {recused.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">{words.recusal.others(recused.join(", "))}</p>
      )}
      {waits && isOwn && <p>{words.recusal.ownApplication}</p>}
      {waits && !isOwn && (
        <Recusal
          name={name}
          decides
          isRecused={isLeftOut}
          save={(api, isRecused) =>
            api.call(recuseManager, { params: { id: programmeId, userId }, body: { isRecused } })
          }
        />
      )}
    </div>
  );
}

function Scores({ scores }: Pick<ProgrammeMember, "scores">) {
  const t = useT(catalogue("desk-programmes")).people.score;
  const words = useT(catalogue("scoring"));
  const language = useLanguage();
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  return (
    <div>
      {scores.length > 1 && (
        <h3 className="mb-1 font-semibold">{t.mean(formatNumber(mean, language, 1), scores.length)}</h3>
      )}
      <ul className="grid gap-1.5">
        {scores.map(({ name, score, remarks, isOwn, isBefore }, at) => (
          <li key={at} className="wrap-anywhere">
            <span className="font-semibold">{words.one(isOwn ? words.own : name, score)}</span>
            {isBefore && <span className="text-sm text-muted"> ({words.before})</span>}
            <span className="block whitespace-pre-line empty:hidden">{remarks}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
