import type { Preferences } from "@khamt/contract";
import { Suspense, useId, useRef } from "react";
import { useController } from "react-hook-form";
import { FilesField } from "../../../shared/files/files-field.tsx";
import { ImageField } from "../../../shared/files/image-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { TagInput } from "../../../shared/tags/tag-input.tsx";
import { useConcepts } from "../../../shared/tags/use-concepts.ts";
import type { ControlProps } from "./control-props.ts";
import { useEngine } from "../engine.ts";
import { preferencesPart } from "../preferences/preferences-part.ts";
import { useReadable } from "../use-readable.ts";
import { useSettledValues } from "../use-settled-values.ts";
import { fieldsOf, inputOf, isEmpty } from "../values.ts";
import { useNear } from "../../../lib/use-near.ts";

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
  const { name, isRequired, suggests } = field;
  const { label, hint, placeholder } = words;
  const { value, set, read, leave } = useChosen<readonly string[]>(name);
  const suggest = useConcepts(suggests);
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

/** The longest section is made when the reader comes to it. */
export function PreferencesControl({ field }: ControlProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div ref={frame} className="min-h-80">
      <Suspense>{isNear && <Wishes name={field.name} />}</Suspense>
    </div>
  );
}

function Wishes({ name }: { name: string }) {
  const { kind, methods } = useEngine();
  const { description } = kind;
  const { value, set } = useChosen<Preferences>(name);
  const values = useSettledValues();
  const readable = useReadable();
  const sayField = (name: string) => {
    const field = fieldsOf(description).find((each) => each.name === name);
    return field === undefined || isEmpty(values[name]) ? "" : readable(field, values[name]);
  };
  return (
    <preferencesPart.Part
      {...{ kind: description.kind, value, onChange: set, sayField }}
      getFields={() => inputOf(description, methods.getValues())}
    />
  );
}
