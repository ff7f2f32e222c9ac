import { ApiError } from "../../lib/api.ts";
import { faultMessage } from "../../lib/fault.ts";
import type { Words } from "../../lib/language/index.ts";

/** A message beside the field that it is about, or for the whole form. */
export type Faults<Field extends string> = Partial<Record<Field | "form", string>>;

type FailedCall<Field extends string> = {
  error: unknown;
  fallback: string;
  fields: readonly Field[];
  /** Said of a failure that is no answer of the server. */
  unanswered: string;
};

/** What a failed call says, beside the field at fault where the server named one that the form has. */
export function faultsOf<Field extends string>(call: FailedCall<Field>): Faults<Field> {
  const { error, fallback, fields, unanswered } = call;
  const message = faultMessage(error, { fallback, network: unanswered });
  const named = error instanceof ApiError ? fieldOf(error) : undefined;
  const faults: Faults<Field> = {};
  faults[fields.find((each) => each === named) ?? "form"] = message;
  return faults;
}

/** What the browser finds missing or misshapen in these fields; the first of them gets the focus. */
export function findFaults<Field extends keyof Words["auth"]["missing"]>(
  form: HTMLFormElement,
  fields: readonly Field[],
  t: Words["auth"],
): Faults<Field> | undefined {
  const wrong = fields.flatMap((field) => {
    const input = form.elements.namedItem(field);
    return input instanceof HTMLInputElement && !input.validity.valid ? [{ field, input }] : [];
  });
  wrong[0]?.input.focus();
  if (wrong.length === 0) return undefined;
  const faults: Faults<Field> = {};
  for (const { field, input } of wrong)
    faults[field] = input.validity.typeMismatch ? t.badEmail : t.missing[field];
  return faults;
}

function fieldOf({ body }: ApiError): string | undefined {
  switch (body?.error) {
    case "invalid-code":
      return "code";
    case "weak-password":
    case "common-password":
      return "password";
    default:
      return body?.parameter;
  }
}
