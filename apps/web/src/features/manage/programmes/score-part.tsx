import type { ProgrammeMember, ProgrammeScoreInput } from "@khamt/contract";
import { scoreProgrammeApplicant } from "@khamt/contract/calls";
import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import { formatNumber } from "@khamt/language/format";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

type ScorePartProps = { programmeId: string; person: ProgrammeMember };

const { remarks: longest } = programmeLengths;
const marks = [1, 2, 3, 4, 5];

/** What the managers think of an application: each first for themselves, then together. */
export function ScorePart(props: ScorePartProps) {
  const t = useT(catalogue("desk-programmes")).people.score;
  const { state, scores, scored } = props.person;
  const [isChanging, setChanging] = useState(false);
  const mayScore = state === "applied";
  if (!mayScore && scores.length === 0) return null;
  const asks = mayScore && (scores.length === 0 || isChanging);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {scores.length > 0 && <Scores scores={scores} />}
      {scores.length === 0 && scored > 0 && <p className="text-sm text-muted">{t.count(scored)}</p>}
      {asks && <ScoreForm {...props} onSaved={() => setChanging(false)} />}
      {mayScore && !asks && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            {t.change}
          </Button>
        </div>
      )}
    </div>
  );
}

function Scores({ scores }: Pick<ProgrammeMember, "scores">) {
  const t = useT(catalogue("desk-programmes")).people.score;
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
            <span className="font-semibold">{t.one(isOwn ? t.own : name, score)}</span>
            {isBefore && <span className="text-sm text-muted"> ({t.before})</span>}
            <span className="block whitespace-pre-line empty:hidden">{remarks}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Words are asked for once a score is chosen: a long list stays short. */
function ScoreForm({ programmeId, person, onSaved }: ScorePartProps & { onSaved: () => void }) {
  const t = useT(catalogue("desk-programmes")).people.score;
  const client = useQueryClient();
  const { userId, name, scores } = person;
  const own = scores.find(({ isOwn }) => isOwn);
  const kept = useKeptForm({
    name: `score-${programmeId}-${userId}`,
    fresh: () => ({ score: own === undefined ? "" : String(own.score), remarks: own?.remarks ?? "" }),
  });
  const saving = useFormAction({
    call: (api, body: ProgrammeScoreInput) =>
      api.call(scoreProgrammeApplicant, { params: { id: programmeId, userId }, body }),
    onDone: async () => {
      kept.forget();
      await client.invalidateQueries();
      showToast({ title: t.saved });
      onSaved();
    },
  });
  const { form, field, values } = useForm({
    ...kept,
    // Enter on a choice sends a form that has no button, too.
    onSubmit: ({ score, remarks }) => score !== "" && saving.run({ score: Number(score), remarks }),
  });
  const choice = field("score");
  const options = marks.map((each) => ({ value: String(each), label: String(each) }));
  const isChosen = values.score !== "";
  return (
    <Form {...form} action={saving} submit={isChosen ? t.save : undefined} variant="secondary">
      <RadioField {...choice} inRow label={t.label(name)} name={`score-${userId}`} options={options} />
      {isChosen && (
        <TextArea label={t.remarks(name)} hint={t.hint} maxLength={longest} rows={2} {...field("remarks")} />
      )}
    </Form>
  );
}
