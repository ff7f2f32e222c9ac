import { memo, type ComponentType } from "react";
import { Card } from "../../../ui/cards/card.tsx";
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
import type { Control, FormField, FormSection } from "../form-description.ts";
import { LineControl, SelectControl, SumControl, TextControl } from "../controls/typed-controls.tsx";
import { useProblem } from "../controls/use-problem.ts";
import { widthsOf } from "./widths.ts";

const controls: Record<Control, ComponentType<ControlProps>> = {
  line: LineControl,
  number: LineControl,
  email: LineControl,
  url: LineControl,
  phone: LineControl,
  timezone: LineControl,
  sum: SumControl,
  text: TextControl,
  lines: TextControl,
  select: SelectControl,
  tags: TagsControl,
  switch: SwitchControl,
  files: FilesControl,
  image: ImageControl,
  preferences: PreferencesControl,
};

const ProfileFormField = memo(function ProfileFormField({
  field,
  width,
}: {
  field: FormField;
  width: 1 | 2;
}) {
  const words = useT(useEngine().kind.words).fields[field.name] ?? { label: field.name };
  const error = useProblem(field.name);
  const Control = controls[field.control];
  return (
    <div data-field={field.name} className={width === 1 ? "min-w-0" : "min-w-0 sm:col-span-2"}>
      <Control {...{ field, words, error }} />
    </div>
  );
});

/** The fields of one section. */
export const SectionCard = memo(function SectionCard({ section }: { section: FormSection }) {
  const { kind } = useEngine();
  const titles = useT(kind.words).sections;
  const { name, fields } = section;
  const widths = widthsOf(fields);
  const id = `section-${name}`;
  return (
    <section {...{ id, "data-section": name, "aria-labelledby": `${id}-title` }} className="lg:scroll-mt-2">
      <Card as="div" padding="roomy">
        <h2 id={`${id}-title`} tabIndex={-1} className="mb-5 text-xl font-bold focus:outline-none">
          {titles[name]}
        </h2>
        <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
          {fields.map((field, at) => (
            <ProfileFormField key={field.name} {...{ field, width: widths[at] ?? 2 }} />
          ))}
        </div>
      </Card>
    </section>
  );
});
