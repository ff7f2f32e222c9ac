import { type InvalidEvent, type KeyboardEvent, useId, type ReactNode, useState } from "react";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";

export type FieldText = {
  label: string;
  /** A hint under the label's control. */
  hint?: string | undefined;
  error?: string | undefined;
  /** The label is read out but not shown. */
  labelHidden?: boolean | undefined;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type FieldProps = {
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
    onInvalid: (event: InvalidEvent<Control>) => void;
    onInput: () => void;
    onKeyUp: (event: KeyboardEvent<Control>) => void;
  }) => ReactNode;
} & FieldText;

/**
 * Label, control, hint and error, tied together for screen readers. What the browser finds wrong is said here as every
 * error is, in the reader's language and not in the browser's.
 */
export function Field({ label, hint, error: given, labelHidden, children }: FieldProps) {
  const t = useT(catalogue("ui"));
  const id = useId();
  // Kept as what it is, not as words: the reader may change the language.
  const [found, setFound] = useState<(words: Words["ui"]) => string>();
  const error = found?.(t) ?? given;
  const note = error ?? hint;
  const control = {
    id,
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
    "aria-invalid": error === undefined ? undefined : (true as const),
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const fault = faultOf(event.currentTarget);
      setFound(() => fault);
      focusFirst(event.currentTarget);
    },
    onInput: () => setFound(undefined),
    // A half date that is cleared was no value and is none, so nothing is said to have been put in.
    onKeyUp: ({ currentTarget }: KeyboardEvent<Control>) => {
      if (isTimed(currentTarget.type) && !currentTarget.validity.badInput) setFound(undefined);
    },
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

function faultOf(control: Control): (words: Words["ui"]) => string {
  const { type, validationMessage } = control;
  return halfOf(control) ?? shortOf(control) ?? ((t) => (type === "email" ? t.emailForm : validationMessage));
}

/** Of a text that has too little in it; browsers count blanks, and only what was typed just now. */
export function shortOf(control: Control): ((words: Words["ui"]) => string) | undefined {
  const { value, required } = control;
  const isPassword = control.getAttribute("autocomplete")?.includes("password") === true;
  const length = isPassword ? value.length : value.trim().length;
  const least = "minLength" in control ? control.minLength : 0;
  if (length === 0) return required ? ({ missing }) => missing : undefined;
  return length < least ? ({ tooShort }) => tooShort(least) : undefined;
}

const parts = { date: "day", time: "time", "datetime-local": "moment" } as const;

const isTimed = (type: string): type is keyof typeof parts => type in parts;

/** Of a day or time that is typed in part, or that no calendar has: to the form its field is empty. */
export function halfOf(control: Control): ((words: Words["ui"]) => string) | undefined {
  const { type, validity } = control;
  return isTimed(type) && validity.badInput ? ({ half }) => half[parts[type]] : undefined;
}

/** As the browser does where it says the fault itself. */
function focusFirst(control: Control): void {
  const isFirst = [...(control.form?.elements ?? [])].find((each) => each.matches(":invalid")) === control;
  if (isFirst) control.focus();
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
