import { isEmail } from "@khamt/contract/email";
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

/** What is missing or no address. */
export function missingIn<Field extends keyof Words["auth"]["missing"]>(
  values: Readonly<Record<Field, string>>,
  fields: readonly Field[],
  t: Words["auth"],
): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = values[field];
    if (value.trim() === "") faults[field] = t.missing[field];
    else if (field === "email" && !isEmail(value)) faults[field] = t.badEmail;
  }
  return faults;
}

function fieldOf({ body }: ApiError): string | undefined {
  switch (body?.error) {
    case "invalid-code":
    case "code-over":
      return "code";
    case "undeliverable":
      return "email";
    // Which of the two is wrong is told to nobody; the password is what is typed anew.
    case "wrong-credentials":
    case "weak-password":
    case "common-password":
    case "same-password":
      return "password";
    default:
      return body?.parameter;
  }
}
