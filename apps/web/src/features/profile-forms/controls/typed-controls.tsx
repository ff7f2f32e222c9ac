import type { ComponentProps } from "react";
import { Field } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import type { ControlProps } from "./control-props.ts";
import { hasPrivateContact } from "./private-contact.ts";
import { useEngine } from "../engine.ts";
import type { Control } from "../form-description.ts";
import { labelsOf } from "../use-readable.ts";
import { useSettledValues } from "../use-settled-values.ts";
import { useSumHint } from "../../../shared/sums/use-sum-hint.ts";

/** What a phone's keyboard should offer. The types of inputs would throw away what does not fit them. */
const inputModes: Partial<Record<Control, ComponentProps<"input">["inputMode"]>> = {
  number: "numeric",
  email: "email",
  url: "url",
  phone: "tel",
};

export function LineControl({ field, words, error }: ControlProps) {
  const { label, hint, placeholder } = words;
  return (
    <TextField
      {...{ label, hint, error, placeholder, ...useTypedField(field.name) }}
      {...{ type: "text", inputMode: inputModes[field.control], autoComplete: field.autoComplete ?? "off" }}
      aria-required={field.isRequired}
    />
  );
}

/** Under it stands how the sum is read. */
export function SumControl({ field, words, error }: ControlProps) {
  const typed = useSettledValues()[field.name];
  const hint = useSumHint({ typed: typeof typed === "string" ? typed : "", hint: words.hint });
  return <LineControl {...{ field, error }} words={hint === undefined ? words : { ...words, hint }} />;
}

/** Under a person's words stands who reads the contact data in them: those of a company are public. */
export function TextControl({ field, words, error }: ControlProps) {
  const { label, placeholder } = words;
  const t = useT(catalogue("forms"));
  const { kind } = useEngine().kind.description;
  const settled = useSettledValues()[field.name];
  const isPrivate = kind === "cofounder" || kind === "idea";
  const hint =
    isPrivate && typeof settled === "string" && hasPrivateContact(settled) ? t.contactSeen : words.hint;
  const typed = useTypedField(field.name);
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <textarea
          {...{ ...typed, ...control, placeholder, rows: field.rows ?? 4 }}
          aria-required={field.isRequired}
          className="control resize-y"
        />
      )}
    </Field>
  );
}

export function SelectControl({ field, words, error }: ControlProps) {
  const t = useT(catalogue("forms"));
  const vocabulary = useT(catalogue("vocabulary"));
  const { kind, initial } = useEngine();
  const { label, hint } = words;
  const labels = labelsOf(vocabulary, field.vocabulary);
  const stored = initial[field.name];
  const values = new Set(field.options);
  // What is stored may be more than the form offers.
  if (typeof stored === "string" && stored !== "") values.add(stored);
  const empty = field.isRequired === true ? t.choose : t.nothingChosen;
  return (
    <SelectField
      {...{ label, hint, error, ...useTypedField(field.name) }}
      options={[...values].map((value) => ({ value, label: labelOf(labels, value) }))}
      emptyLabel={field.name in kind.description.defaults ? undefined : empty}
      aria-required={field.isRequired}
    />
  );
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An uncontrolled input: typing renders nothing. What is typed before the page is alive stays. */
function useTypedField(name: string) {
  const { methods, initial } = useEngine();
  const { ref, ...rest } = methods.register(name);
  const defaultValue = typeof initial[name] === "string" ? initial[name] : "";
  const attach = (element: Typed | null) => {
    const early = element?.value ?? defaultValue;
    ref(element);
    if (element !== null && early !== defaultValue && early !== element.value) methods.setValue(name, early);
  };
  return { ...rest, defaultValue, ref: attach };
}
