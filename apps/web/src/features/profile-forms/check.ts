import type { FormKind } from "./form-kind.ts";
import type { Check } from "./rules.ts";
import { inputOf } from "./values.ts";

/** The contract's rules, fetched when they are first needed. */
export function createCheck(kind: FormKind): Check {
  let loading: Promise<Check> | undefined;
  return async (values, context, options) => {
    loading ??= loadCheck(kind);
    const check = await loading.catch(() => undefined);
    if (check !== undefined) return check(values, context, options);
    // Without a connection they may not come. The server has the same rules.
    loading = undefined;
    return { values: inputOf(kind.description, values), errors: {} };
  };
}

async function loadCheck(kind: FormKind): Promise<Check> {
  // First of all: a schema tries while it is made whether code may be made from text.
  const [{ checkBy }] = await Promise.all([import("./rules.ts"), import("@khamt/contract/no-eval")]);
  return checkBy(await kind.loadSchema(), kind.description);
}
