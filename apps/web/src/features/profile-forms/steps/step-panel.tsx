import { memo } from "react";
import { useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { ProfileFormField } from "../controls/form-field.tsx";

/** The fields of one step. Out of sight it stays as it is: its uploads go on. */
export const StepPanel = memo(function StepPanel({ index, isShown }: { index: number; isShown: boolean }) {
  const { kind } = useEngine();
  const titles = useT(kind.words).steps;
  const step = kind.description.steps[index];
  if (step === undefined) return null;
  return (
    <section data-step={index} hidden={!isShown} aria-labelledby={`step-${step.name}`}>
      <h2 id={`step-${step.name}`} tabIndex={-1} className="mb-5 text-xl font-bold focus:outline-none">
        {titles[step.name]}
      </h2>
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {step.fields.map((field) => (
          <ProfileFormField key={field.name} field={field} />
        ))}
      </div>
    </section>
  );
});
