import type { Preferences } from "@khamt/contract";
import { Suspense, useId } from "react";
import { useController } from "react-hook-form";
import { FilesField } from "../../../shared/files/files-field.tsx";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TagInput } from "../../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../../shared/tags/use-concepts.ts";
import type { ControlProps } from "./control-props.ts";
import { useEngine } from "../engine.ts";
import { preferencesPart } from "../preferences/preferences-part.ts";
import { inputOf } from "../values.ts";

/** As the contract has it. */
const mostTags = 40;

/** A controlled field: it alone renders when its value changes. */
function useChosen<Value>(name: string) {
  const { methods } = useEngine();
  const { field } = useController({ name, control: methods.control });
  const set = (value: Value) => field.onChange(value);
  const read = () => methods.getValues(name) as Value;
  return { value: field.value as Value, set, read, leave: field.onBlur };
}

export function TagsControl({ field, words, error }: ControlProps) {
  const { name, isRequired } = field;
  const { label, hint, placeholder } = words;
  const { value, set, read, leave } = useChosen<readonly string[]>(name);
  const suggest = useConcepts();
  return (
    <div onBlur={leave}>
      <TagInput
        {...{ label, hint, error, name, placeholder, suggest, most: mostTags, required: isRequired }}
        addsOnLeave
        tags={value}
        onChange={(change) => set(change(read()))}
      />
    </div>
  );
}

export function SwitchControl({ field, words }: ControlProps) {
  const id = useId();
  const { value, set } = useChosen<boolean>(field.name);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.label}
      </label>
      <Switch
        {...{ id, checked: value, "aria-describedby": words.hint === undefined ? undefined : `${id}-note` }}
        onChange={(event) => set(event.target.checked)}
      />
      {words.hint !== undefined && (
        <p id={`${id}-note`} className="col-span-2 text-sm text-muted">
          {words.hint}
        </p>
      )}
    </div>
  );
}

export function FilesControl({ field, words, error }: ControlProps) {
  const { label, hint } = words;
  const { value, set } = useChosen<string[]>(field.name);
  return <FilesField {...{ label, hint, error, value, onChange: set, most: field.most ?? 5 }} />;
}

export function ImageControl({ field, words, error }: ControlProps) {
  const { label, hint } = words;
  const { kind } = useEngine().kind.description;
  const { value, set } = useChosen<string | null>(field.name);
  const shape = kind === "company" ? "company" : "person";
  return <ImageField {...{ label, hint, error, value, onChange: set, shape }} />;
}

export function PreferencesControl({ field }: ControlProps) {
  const { kind, methods } = useEngine();
  const { description } = kind;
  const { value, set } = useChosen<Preferences>(field.name);
  return (
    <Suspense>
      <preferencesPart.Part
        kind={description.kind}
        value={value}
        onChange={set}
        getFields={() => inputOf(description, methods.getValues())}
      />
    </Suspense>
  );
}
