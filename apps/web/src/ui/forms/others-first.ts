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
  /** Says beside fields what others wrote there meanwhile. */
  tell: (words: Record<string, string>) => void;
  nowSays: (text: string) => string;
};

/** What others have changed comes into the open form; what its reader has typed stays, with theirs beside it. */
export function useMerged<Read, Values extends object>(merging: Merging<Read, Values>): void {
  const { read, valuesOf, values, change, tell, nowSays } = merging;
  const [base, setBase] = useState(read);
  if (base === read) return;
  setBase(read);
  const sides = { base: valuesOf(base), mine: values, theirs: valuesOf(read) };
  change(untouched(sides));
  tell(Object.fromEntries(clashing(sides).map(([name, text]) => [name, nowSays(timeAsRead(text))])));
}

type Sides<Values> = Record<"base" | "mine" | "theirs", Values>;

function untouched<Values extends object>({ base, mine, theirs }: Sides<Values>): Partial<Values> {
  const taken: Partial<Values> = {};
  for (const name of namesOf(mine)) if (isSame(mine[name], base[name])) taken[name] = theirs[name];
  return taken;
}

/** Texts that both have changed, with the others'. */
function clashing<Values extends object>({ base, mine, theirs }: Sides<Values>): [string, string][] {
  return namesOf(mine).flatMap((name): [string, string][] => {
    const text = theirs[name];
    const isOne = [base, theirs].some((other) => isSame(mine[name], other[name]));
    return typeof text === "string" && !isOne && !isSame(text, base[name]) ? [[String(name), text]] : [];
  });
}

/** As the field of a day and a time has it: "2026-12-20T10:00". */
function timeAsRead(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, "$1 $2");
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
