import type { Sum } from "@khamt/contract";
import { inDollars, type Range, readMoney } from "@khamt/language";
import type { Rates } from "./meaning.ts";

type Written = {
  words: string | null;
  /** Another sum: what names no currency is in that of this one. */
  beside: string | null | undefined;
};

/** Null where no sum can be read, or one in a currency without a price. */
export function readSum({ words, beside }: Written, { mntPerUsd }: Rates): Sum | null {
  if (!words) return null;
  const usual = beside ? readMoney(beside)?.currency : undefined;
  const money = readMoney(words, usual);
  const read = money && inDollars(money, mntPerUsd);
  if (money === undefined || read === undefined) return null;
  const { currency } = money;
  return {
    currency: currency === "USD" || currency === "MNT" ? currency : null,
    usd: rounded(read, 1),
    mnt: rounded(read, mntPerUsd),
    per: read.per ?? null,
  };
}

/** To hundredths. */
function rounded({ min, max }: Range, times: number): Range {
  const round = (amount: number) => Math.round(amount * times * 100) / 100;
  return { min: round(min), max: round(max) };
}
