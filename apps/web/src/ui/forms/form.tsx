import { namesOf } from "@khamt/contract/records";
import {
  useLayoutEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ActionButton } from "../buttons/action-button.tsx";
import type { Fault } from "../buttons/use-action.ts";
import { Button, type ButtonVariant } from "../buttons/button.tsx";
import { halfOf, InlineFault, shortOf } from "./field.tsx";
import { RadioChoice } from "./radio-choice.tsx";
import type { Option } from "./select-field.tsx";

type FormOptions<Values> = {
  begin: () => Values;
  /** As the server draws it, which knows nothing of what this device keeps. Not said: as it begins. */
  fresh?: () => Values;
  /** What is kept of it on the device, which comes once the server's page is alive. */
  stored?: () => Values | undefined;
  /** What the server would refuse, by the name of the field. Without it the browser checks, and blanks count as nothing. */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** What the server said of fields when it was sent last: beside them until they are changed, where the form itself finds no fault. */
  said?: Readonly<Record<string, string | undefined>>;
  /** Why sending failed last. */
  fault?: Fault | undefined;
  /**
   * The only field, or which field a fault is about, by the server's name for the fault or for what is at fault. Without it the field
   * that the server names; the form as a whole says all others.
   */
  places?: (keyof Values & string) | Readonly<Record<string, keyof Values & string>>;
  /** Keeps what is typed on the device. */
  keep?: (values: Values) => void;
  onSubmit: (values: Values) => void;
};

/**
 * What is typed in a form of a few fields. Its faults show once it has been sent; the first of them gets the focus. A field that came
 * after that has no fault yet.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { begin, fresh = begin, stored, check, fault, places, keep, onSubmit } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [onDevice] = useState(() => stored?.());
  // Drawn again only where there is something: what was typed before the page came alive stands in the fields until then.
  const kept = useSyncExternalStore(
    never,
    () => onDevice,
    () => undefined,
  );
  const [first] = useState(() => kept ?? (stored === undefined ? begin() : fresh()));
  const [values, setValues] = useState(first);
  const [isBack, setBack] = useState(kept !== undefined);
  if (kept !== undefined && !isBack) {
    setBack(true);
    setValues((typed) => ({ ...kept, ...changedIn(typed, first) }));
  }
  const [tried, setTried] = useState<ReadonlySet<string>>();
  const [sent, setSent] = useState(values);
  const { id = "", parameter = "" } = fault ?? {};
  const place =
    typeof places === "string" ? places : (places?.[id] ?? places?.[parameter] ?? placeOf(fault, values));
  const said = useMemo(
    () => (place === undefined || fault === undefined ? options.said : { [place]: fault.message }),
    [place, fault, options.said],
  );
  const [told, setTold] = useState<Readonly<Record<string, string | undefined>>>();
  /** Beside fields until they are changed, as what the server says of them; the focus stays where it is. */
  const tell = (words: Readonly<Record<string, string | undefined>>) => {
    setTold(words);
    setSent(values);
  };
  const found = check?.(values) ?? {};
  const faults = Object.fromEntries(Object.entries(found).filter(([name]) => tried?.has(name)));

  const change = (fields: Partial<Values>) => {
    setValues((old) => ({ ...old, ...fields }));
    keep?.({ ...values, ...fields });
  };
  /** Empty but for `fields`, and without a fault: for the next one once this one is done. */
  const restart = (fields: Partial<Values> = {}) => {
    const empty = { ...begin(), ...fields };
    setValues(empty);
    setSent(empty);
    setTried(undefined);
    setTold(undefined);
  };
  /** For the control of a text or of a choice: the options of a select are the values that it can have. */
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: faults[name] ?? (values[name] === sent[name] ? (said?.[name] ?? told?.[name]) : undefined),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as Partial<Values>),
  });
  // With the words themselves: whoever reads them and types on types there.
  useLayoutEffect(() => {
    if (said !== undefined && ref.current) focusFirst(ref.current, said);
  }, [said]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    setTried(new Set([...Object.keys(found), ...[...namedIn(form)].map(({ name }) => name)]));
    setSent(values);
    // Where the form checks, the browser lets pass what its own fields could not read.
    const wrong = { ...found, ...tellFields(form, check === undefined ? shortOf : halfOf) };
    const isRight = Object.values(wrong).every((fault) => fault === undefined);
    if (!focusFirst(form, wrong) && isRight) onSubmit(values);
  };
  return {
    values,
    change,
    restart,
    tell,
    faults,
    isTried: tried !== undefined,
    field,
    /** That of no field. */
    fault: place === undefined ? fault : undefined,
    form: { ref, noValidate: check !== undefined, onSubmit: submit },
  };
}

/** What was typed before is newer than what is kept. */
function changedIn<Values extends object>(values: Values, first: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name of namesOf(values)) if (values[name] !== first[name]) changed[name] = values[name];
  return changed;
}

/** The server names the whole way to a value; a field is called by it, by its first two parts as one word, or by the first. */
function placeOf<Values extends object>(
  fault: Fault | undefined,
  values: Values,
): (keyof Values & string) | undefined {
  const way = fault?.parameter ?? "";
  const [first = "", second = ""] = way.split(".");
  const called = [way, first + second.slice(0, 1).toUpperCase() + second.slice(1), first];
  return namesOf(values).find((each) => called.includes(each));
}

/** What the browser lets pass and the server would not: each field says so itself. */
function tellFields(form: HTMLFormElement, faultOf: (field: HTMLInputElement) => unknown) {
  const wrong = [...namedIn(form)].filter((field) => faultOf(field) !== undefined);
  for (const field of wrong) field.dispatchEvent(new Event("invalid", { cancelable: true }));
  return Object.fromEntries(wrong.map(({ name }) => [name, name]));
}

/** It never changes. */
const never = () => () => {};

/** What says of itself that it has more characters than fit. */
const tooLong = "[data-too-long]";

/** In the order of the page, of what is at fault or too long; false where there is nothing. */
export function focusFirst(
  form: HTMLFormElement,
  faults: Readonly<Record<string, string | undefined>> = {},
): boolean {
  const first = [...namedIn(form)].find(
    (field) => faults[field.name] !== undefined || field.matches(tooLong),
  );
  first?.focus();
  return first !== undefined;
}

const namedIn = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>(`[name], ${tooLong}`);

/** What `useForm` gives the control of a text. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type FormProps = {
  /** What sending calls. */
  action: { isPending: boolean; fault: { message: string } | undefined };
  /** Of the button that sends it. Undefined: there is nothing to send yet. */
  submit: string | undefined;
  variant?: ButtonVariant | undefined;
  disabled?: boolean | undefined;
  onCancel?: (() => void) | undefined;
  /** Beside the buttons. */
  note?: ReactNode;
} & Omit<ComponentProps<"form">, "className" | "action">;

/** Fields, why the last try failed, and the buttons. */
export function Form(props: FormProps) {
  const { action, submit, variant, disabled, onCancel, note, children, ...form } = props;
  const t = useT(catalogue("action"));
  return (
    <form {...form} className="grid gap-5">
      {children}
      <InlineFault message={action.fault?.message} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {submit !== undefined && (
          <ActionButton type="submit" isPending={action.isPending} {...{ variant, disabled }}>
            {submit}
          </ActionButton>
        )}
        {onCancel !== undefined && (
          <Button variant="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      </div>
    </form>
  );
}

type RadioFieldProps = {
  label: string;
  name: string;
  options: readonly Option[];
  value: string;
  error: string | undefined;
  /** Of a sign or two, beside each other. */
  inRow?: boolean;
  onChange: (event: { target: { value: string } }) => void;
};

/** One of a few, all of them in sight. */
export function RadioField(props: RadioFieldProps) {
  const { label, name, options, value: chosen, error, inRow, onChange } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={inRow === true ? "flex flex-wrap gap-2" : "grid gap-2"}>
        {options.map(({ value, label }) => (
          <RadioChoice
            key={value}
            {...{ name, value, label, onChange }}
            checked={value === chosen}
            isShort={inRow === true}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
