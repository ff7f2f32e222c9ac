import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useKeptForm } from "./kept-form.ts";

/**
 * What a reader is choosing before it becomes the address; starts over when the address changes. `place`: where the address leads.
 * A reload of the same address, and Back to it, bring it back.
 */
export function useDraft<Values extends object>(
  place: string,
  values: Values,
): [Values, (change: Partial<Values>) => void] {
  const key = JSON.stringify(values);
  const kept = useKeptForm({ name: `search-${place}`, fresh: () => ({ of: "", draft: values }) });
  const [state, setState] = useState({ key, draft: values });
  if (state.key !== key) setState({ key, draft: values });
  const draftHere = () => {
    const { of, draft } = kept.begin();
    return of === key ? draft : undefined;
  };
  const keyBefore = useRef(key);
  const follow = useEffectEvent(() => {
    const draft = draftHere();
    if (keyBefore.current !== key) kept.forget();
    else if (draft !== undefined) setState({ key, draft });
    keyBefore.current = key;
  });
  useEffect(() => follow(), [key]);
  const edit = (change: Partial<Values>) => {
    kept.keep({ of: key, draft: { ...(draftHere() ?? values), ...change } });
    setState((old) => ({ ...old, draft: { ...old.draft, ...change } }));
  };
  return [state.key === key ? state.draft : values, edit];
}
