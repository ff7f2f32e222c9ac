import { namesOf } from "@khamt/contract/records";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unlessChanged } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { ActionOptions } from "../buttons/use-action.ts";

class OthersFirst extends Error {}

/** How what others change too is sent: where one of them was first, it is loaded again, and the reader is told so and looks once more. */
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
    unanswered: (error) => (error instanceof OthersFirst ? told : options.unanswered?.(error)),
  };
}

/** For a dialog that is typed in: it closes once that is sent, and stays with its words where somebody else was first. */
export function useTypedDialog(kept: { forget: () => void }, onClose: () => void) {
  const { changed: told } = useT(catalogue("kept-words"));
  const onDone = () => {
    kept.forget();
    onClose();
  };
  return { told, onDone };
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
  /** What stands in a list, to be read beside it. Without it others' change of a list that its reader has changed too is not told. */
  listText?: (name: keyof Values, list: readonly unknown[]) => string;
};

/** What others have changed comes into the open form; what its reader has typed stays, with theirs beside it. */
export function useMerged<Read, Values extends object>(merging: Merging<Read, Values>): void {
  const { read, valuesOf, values, change, tell, nowSays, listText } = merging;
  const [base, setBase] = useState(read);
  if (base === read) return;
  setBase(read);
  const sides = { base: valuesOf(base), mine: values, theirs: valuesOf(read) };
  change(untouched(sides));
  tell(
    Object.fromEntries(clashing(sides, listText).map(([name, text]) => [name, nowSays(timeAsRead(text))])),
  );
}

type Sides<Values> = Record<"base" | "mine" | "theirs", Values>;

function untouched<Values extends object>({ base, mine, theirs }: Sides<Values>): Partial<Values> {
  const taken: Partial<Values> = {};
  for (const name of namesOf(mine)) {
    if (isSame(mine[name], base[name])) taken[name] = theirs[name];
    else
      taken[name] = (mergedList(base[name], mine[name], theirs[name]) ??
        mine[name]) as (typeof mine)[typeof name];
  }
  return taken;
}

/** Of both what each has changed, where no two have changed the same item and only one has added or removed some. */
function mergedList(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const longer = mine.length === base.length ? theirs : mine;
  if (longer === mine && theirs.length !== base.length) return undefined;
  const isClear = longer.every(
    (_, at) => isSame(mine[at], base[at]) || isSame(theirs[at], base[at]) || isSame(mine[at], theirs[at]),
  );
  if (longer.length < base.length || !isClear) return undefined;
  return longer.map((_, at): unknown => (isSame(mine[at], base[at]) ? theirs[at] : mine[at]));
}

/** Texts and lists that both have changed, with the others'. */
function clashing<Values extends object>(
  { base, mine, theirs }: Sides<Values>,
  listText: Merging<unknown, Values>["listText"],
): [string, string][] {
  return namesOf(mine).flatMap((name): [string, string][] => {
    const now = theirs[name];
    const isOne = [base, theirs].some((other) => isSame(mine[name], other[name]));
    if (isOne || isSame(now, base[name])) return [];
    if (typeof now === "string") return [[String(name), now]];
    const isMerged = mergedList(base[name], mine[name], now) !== undefined;
    return Array.isArray(now) && !isMerged && listText ? [[String(name), listText(name, now)]] : [];
  });
}

/** As the field of a day and a time has it: "2026-12-20T10:00". */
function timeAsRead(text: string): string {
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, "$1 $2");
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
