import { namesOf } from "@khamt/contract/records";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unlessChanged } from "../../lib/api.ts";
import type { ActionOptions } from "../buttons/use-action.ts";

class OthersFirst extends Error {}

/** How a form about what others change too is sent: where one of them was first, it is loaded again, and the reader is told so and looks once more. */
export function useOthersFirst<Input, Answer>(
  told: string,
  options: ActionOptions<Input, Answer>,
): ActionOptions<Input, Answer> {
  const client = useQueryClient();
  return {
    ...options,
    call: async (api, input) => {
      const answer = await unlessChanged(options.call(api, input));
      if (answer !== undefined) return answer;
      await client.invalidateQueries();
      throw new OthersFirst();
    },
    unanswered: (error) => (error instanceof OthersFirst ? told : undefined),
  };
}

type Merging<Read, Values> = {
  /** As it was loaded last. */
  read: Read;
  valuesOf: (read: Read) => Values;
  values: Values;
  change: (fields: Partial<Values>) => void;
};

/** What others have changed comes into the open form; what its reader has typed stays. */
export function useMerged<Read, Values extends object>(merging: Merging<Read, Values>): void {
  const { read, valuesOf, values, change } = merging;
  const [base, setBase] = useState(read);
  if (base === read) return;
  setBase(read);
  change(untouched({ base: valuesOf(base), mine: values, theirs: valuesOf(read) }));
}

function untouched<Values extends object>({
  base,
  mine,
  theirs,
}: Record<"base" | "mine" | "theirs", Values>): Partial<Values> {
  const isSame = (name: keyof Values) => JSON.stringify(mine[name]) === JSON.stringify(base[name]);
  const taken: Partial<Values> = {};
  for (const name of namesOf(mine)) if (isSame(name)) taken[name] = theirs[name];
  return taken;
}
