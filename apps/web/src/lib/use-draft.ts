import { useHydrated } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useKeptForm } from "./kept-form.ts";

/**
 * What a reader is choosing before it becomes the address; starts over when the address changes. A reload of the same address, and
 * Back to it, bring it back. `place`: where the address leads.
 */
export function useDraft<Values extends object>(
  place: string,
  values: Values,
): [Values, (change: Partial<Values>) => void] {
  const key = JSON.stringify(values);
  const kept = useKeptForm({ name: `search-${place}`, fresh: () => ({ of: "", draft: values }) });
  // The server knows nothing of what this tab keeps.
  const isHydrated = useHydrated();
  const [edited, setEdited] = useState<{ key: string; draft: Values }>();
  if (edited !== undefined && edited.key !== key) setEdited(undefined);
  const keptHere = () => {
    const { of, draft } = kept.begin();
    return of === key ? draft : values;
  };
  const draft = edited?.key === key ? edited.draft : isHydrated ? keptHere() : values;
  const forgetOther = useEffectEvent((shown: string) => {
    if (kept.begin().of !== shown) kept.forget();
  });
  useEffect(() => forgetOther(key), [key]);
  const edit = (change: Partial<Values>) => {
    kept.keep({ of: key, draft: { ...keptHere(), ...change } });
    setEdited((old) => ({ key, draft: { ...(old?.draft ?? draft), ...change } }));
  };
  return [draft, edit];
}
