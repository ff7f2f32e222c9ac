import { memo, type ComponentType } from "react";
import { useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import {
  FilesControl,
  ImageControl,
  PreferencesControl,
  SwitchControl,
  TagsControl,
} from "../controls/chosen-controls.tsx";
import type { ControlProps } from "../controls/control-props.ts";
import type { Control, FormField } from "../form-description.ts";
import { LineControl, SelectControl, TextControl } from "../controls/typed-controls.tsx";
import { useProblem } from "../controls/use-problem.ts";

const controls: Record<Control, ComponentType<ControlProps>> = {
  line: LineControl,
  number: LineControl,
  email: LineControl,
  url: LineControl,
  phone: LineControl,
  text: TextControl,
  lines: TextControl,
  select: SelectControl,
  tags: TagsControl,
  switch: SwitchControl,
  files: FilesControl,
  image: ImageControl,
  preferences: PreferencesControl,
};

/** The asterisk is for the eye: readers of the screen are told by `aria-required`. */
const requiredMark = "[&_label]:after:ms-1 [&_label]:after:text-danger [&_label]:after:content-['*'/'']";

/** Side by side where there is room; the others take the whole width. */
const narrow: readonly Control[] = ["line", "number", "email", "url", "phone", "select"];

const ProfileFormField = memo(function ProfileFormField({ field }: { field: FormField }) {
  const words = useT(useEngine().kind.words).fields[field.name] ?? { label: field.name };
  const error = useProblem(field.name);
  const Control = controls[field.control];
  const width = narrow.includes(field.control) ? "" : "sm:col-span-2";
  return (
    <div
      data-field={field.name}
      className={`min-w-0 ${width} ${field.isRequired === true ? requiredMark : ""}`}
    >
      <Control {...{ field, words, error }} />
    </div>
  );
});

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
