import { useState } from "react";

/** What a reader is choosing before it becomes the address; starts over when the address changes. */
export function useDraft<Values extends object>(values: Values): [Values, (change: Partial<Values>) => void] {
  const key = JSON.stringify(values);
  const [state, setState] = useState({ key, draft: values });
  if (state.key !== key) setState({ key, draft: values });
  const edit = (change: Partial<Values>) =>
    setState((old) => ({ ...old, draft: { ...old.draft, ...change } }));
  return [state.key === key ? state.draft : values, edit];
}
