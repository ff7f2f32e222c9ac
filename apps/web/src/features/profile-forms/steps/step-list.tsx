import Check from "lucide-react/icons/check";
import { useFormState } from "react-hook-form";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import type { FormDescription, FormStep } from "../form-description.ts";
import { useSettledValues } from "../use-settled-values.ts";
import { isEmpty, isRecord, isSame, type FormValues } from "../values.ts";

/** All steps, to go to any of them: which one this is, which are complete and which have errors. */
export function StepList({ current, onOpen }: { current: number; onOpen: (step: number) => void }) {
  const t = useT(catalogue("forms")).steps;
  const { kind, methods } = useEngine();
  const titles = useT(kind.words).steps;
  const { errors } = useFormState({ control: methods.control });
  const values = useSettledValues();
  const { steps, defaults } = kind.description;
  return (
    <nav aria-label={t.label} className="mb-6">
      <p className="mb-2 text-sm text-muted">{t.place(current + 1, steps.length)}</p>
      <ol className="flex flex-wrap gap-1.5">
        {steps.map((step, index) => {
          const isFaulty = step.fields.some(({ name }) => errors[name] !== undefined);
          const isDone = !isFaulty && isComplete(step, values, defaults);
          return (
            <li key={step.name}>
              <button
                {...{ type: "button", onClick: () => onOpen(index) }}
                aria-current={index === current ? "step" : undefined}
                className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-3 text-left text-sm leading-tight font-semibold hover:border-brand-line aria-[current=step]:border-brand aria-[current=step]:bg-brand-soft aria-[current=step]:text-brand [&_svg]:size-4"
              >
                <span aria-hidden="true" className={isFaulty ? "text-danger" : "text-muted"}>
                  {isFaulty ? "!" : isDone ? <Check className="text-match-high" /> : index + 1}
                </span>
                <span className="max-sm:sr-only">{titles[step.name]}</span>
                <span className="sr-only">
                  {isFaulty && ` (${t.faulty})`}
                  {isDone && ` (${t.complete})`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Whatever is required is there, and something is said that did not stand there from the beginning. */
function isComplete(
  { fields }: FormStep,
  values: FormValues,
  defaults: FormDescription["defaults"],
): boolean {
  const said = fields.filter(({ name }) => isSaid(values[name]));
  const isMissing = fields.some((field) => field.isRequired === true && !said.includes(field));
  return !isMissing && said.some(({ name }) => !isSame(values[name], defaults[name]));
}

function isSaid(value: unknown): boolean {
  return value !== false && !isEmpty(isRecord(value) ? Object.keys(value) : value);
}
