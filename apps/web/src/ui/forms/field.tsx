import { useId, type ReactNode } from "react";

type FieldText = {
  label: string;
  /** A hint under the label's control. */
  hint?: string | undefined;
  error?: string | undefined;
  /** The label is read out but not shown. */
  labelHidden?: boolean | undefined;
};

export type { FieldText };

type FieldProps = {
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
} & FieldText;

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, labelHidden, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const control = {
    id,
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
    "aria-invalid": error === undefined ? undefined : (true as const),
  };
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden === true ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      {children(control)}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? "text-sm text-muted" : "text-sm text-danger"}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Why the last try failed, where the reader tried; read out as soon as it appears. */
export function InlineFault({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-danger">{message}</p>
      )}
    </div>
  );
}

/** As the `ref` of what a press has just brought up: the reader goes on there. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}
