import type { ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";

export type Option = {
  value: string;
  label: string;
};

type SelectFieldProps = FieldText &
  Omit<ComponentProps<"select">, "className" | "id" | "children"> & {
    options: readonly Option[];
    /** Label of the empty choice: "All Industries". */
    emptyLabel?: string | undefined;
  };

/** The browser's own select: small, and at home on every phone. */
export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  options,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, labelHidden }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control appearance-none pr-10">
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
          >
            <path d="M4 7l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </div>
      )}
    </Field>
  );
}
