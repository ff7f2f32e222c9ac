import { useRef } from "react";
import { flushSync } from "react-dom";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { ending, useOwnFirst } from "../frame/own-first.ts";
import type { TypedQuestion } from "./typed.ts";

const most = 10;

type QuestionFieldsProps = {
  questions: readonly TypedQuestion[];
  onChange: (questions: TypedQuestion[]) => void;
  /** By the name of the field. */
  faults: Readonly<Record<string, string | undefined>>;
  /** What others have made of them meanwhile. */
  told: string | undefined;
};

/** Up to ten, each in both languages. */
export function QuestionFields({ questions, onChange, faults, told }: QuestionFieldsProps) {
  const t = useT(catalogue("desk-programmes")).form;
  const languages = useOwnFirst();
  const put = (at: number, fields: Partial<TypedQuestion>) =>
    onChange(questions.map((each, place) => (place === at ? { ...each, ...fields } : each)));
  const ref = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    flushSync(() => onChange([...questions, { en: "", mn: "", isRequired: true }]));
    ref.current?.querySelector<HTMLElement>(`[name="question-${questions.length}-${languages[0]}"]`)?.focus();
  };
  return (
    <fieldset ref={ref} className="grid gap-5">
      <legend className="mb-2 font-semibold">{t.questions}</legend>
      {told !== undefined && (
        <p role="alert" className="text-sm whitespace-pre-line text-danger wrap-anywhere">
          {told}
        </p>
      )}
      {questions.map((question, at) => (
        <div
          key={at}
          role="group"
          aria-label={t.question(at + 1)}
          className="grid gap-4 rounded-control border border-line p-4"
        >
          {languages.map((each) => (
            <TextField
              key={each}
              label={t[`question${ending[each]}`](at + 1)}
              name={`question-${at}-${each}`}
              lang={each}
              value={question[each]}
              maxLength={200}
              aria-required
              error={faults[`question-${at}-${each}`]}
              onChange={({ target }) => put(at, { [each]: target.value })}
            />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label className="flex cursor-pointer items-center gap-3">
              <Switch
                checked={question.isRequired}
                onChange={({ target }) => put(at, { isRequired: target.checked })}
              />
              <span>{t.required(at + 1)}</span>
            </label>
            <Button
              variant="quiet"
              size="small"
              onClick={() => onChange(questions.filter((_, place) => place !== at))}
            >
              {t.removeQuestion(at + 1)}
            </Button>
          </div>
        </div>
      ))}
      {questions.length < most && (
        <div>
          <Button variant="secondary" onClick={add}>
            {t.addQuestion}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
