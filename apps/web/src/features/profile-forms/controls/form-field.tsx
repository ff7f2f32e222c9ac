import { memo, type ComponentType } from "react";
import { useT } from "../../../lib/language/index.ts";
import {
  FilesControl,
  ImageControl,
  PreferencesControl,
  SwitchControl,
  TagsControl,
} from "./chosen-controls.tsx";
import type { ControlProps } from "./control-props.ts";
import { useEngine } from "../engine.ts";
import type { Control, FormField } from "../form-description.ts";
import { LineControl, SelectControl, TextControl } from "./typed-controls.tsx";
import { useProblem } from "./use-problem.ts";

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

export const ProfileFormField = memo(function ProfileFormField({ field }: { field: FormField }) {
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
