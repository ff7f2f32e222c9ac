import type { ProfileKind } from "@khamt/matching";
import { mean } from "../../packages/matching/bin/percentages.ts";
import type { Wish } from "./wish.ts";

export const writings = ["en", "mn", "latin"] as const;
export type Writing = (typeof writings)[number];

/** Below it a result is distant: it is no match. */
export const leastPercent = 25;

type Found = {
  readonly list: readonly { readonly key: string; readonly percent: number; readonly reason: string }[];
  readonly percentOfRight: readonly number[];
};

/** What was found for one wish. */
export type Answer = {
  readonly wish: Wish;
  readonly target: ProfileKind;
  readonly isKeptApart: boolean;
  readonly found: Readonly<Record<Writing, Found>>;
};

export function figuresOf(answers: readonly Answer[]): string[] {
  const all = answers.flatMap(({ wish, found }) => writings.map((writing) => ({ wish, ...found[writing] })));
  const inThree = all.filter((each) => isRightInThree(each)).length / all.length;
  const first = all.filter((each) => isFirstFine(each)).length / all.length;
  const right = all.flatMap(({ percentOfRight }) => percentOfRight);
  const distant = right.filter((percent) => percent < leastPercent).length / right.length;
  const sameFirst = answers.filter(
    ({ found }) => new Set(writings.map((each) => firstOf(found[each]))).size === 1,
  );
  return [
    percent(inThree),
    percent(first),
    percent(distant),
    mean(answers.map(sharedOf)).toFixed(1),
    percent(sameFirst.length / answers.length),
  ];
}

type Judged = Pick<Answer, "wish"> & Found;

function isRightInThree({ wish, list }: Judged): boolean {
  return list.slice(0, 3).some(({ key }) => wish.right.includes(key));
}

function isFirstFine({ wish, list }: Judged): boolean {
  const [first] = list;
  return first !== undefined && [...wish.right, ...wish.good].includes(first.key);
}

function firstOf({ list }: Found): string | undefined {
  return list[0]?.key;
}

/** Of ten, the mean of the three pairs of writings. */
function sharedOf({ found }: Answer): number {
  const lists = writings.map((writing) => new Set(found[writing].list.map(({ key }) => key)));
  const pairs = [
    [lists[0], lists[1]],
    [lists[0], lists[2]],
    [lists[1], lists[2]],
  ];
  return mean(pairs.map(([one, other]) => (one && other ? one.intersection(other).size : 0)));
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The wishes that are not answered as they should be. */
export function tellMisses(answers: readonly Answer[]): void {
  for (const answer of answers) {
    const { wish, target, found } = answer;
    const faults = writings.flatMap((writing) => {
      const judged = { wish, ...found[writing] };
      const isDistant = judged.percentOfRight.some((each) => each < leastPercent);
      const what = [
        isRightInThree(judged) ? "" : "none of three",
        isFirstFine(judged) ? "" : "first",
        isDistant ? "distant" : "",
      ].filter((each) => each !== "");
      return what.length > 0 ? `  ${writing}: ${what.join(", ")}` : [];
    });
    const shared = sharedOf(answer);
    if (shared < 6) faults.push(`  shared ${shared.toFixed(1)}`);
    if (faults.length === 0) continue;
    console.log(`${target}: ${wish.en} → ${wish.right.join(", ")}\n${faults.join("\n")}`);
    for (const writing of writings) {
      const { list, percentOfRight } = found[writing];
      const shown = list.slice(0, 4).map(({ key, percent }) => `${key} ${percent}`);
      console.log(`    ${wish[writing]}: ${shown.join(" · ")}   [right ${percentOfRight.join(" ")}]`);
    }
  }
}
