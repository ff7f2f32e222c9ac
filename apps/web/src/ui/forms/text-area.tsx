import type { ComponentProps } from "react";
import { controlStyle, Field, type FieldText } from "./field.tsx";

type TextAreaProps = FieldText &
  Omit<ComponentProps<"textarea">, "className" | "id" | "onChange" | "value"> & {
    value: string;
    onChange: (text: string) => void;
  };

export function TextArea({ label, hint, error, labelHidden, onChange, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, labelHidden }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlStyle} resize-y`}
        />
      )}
    </Field>
  );
}
