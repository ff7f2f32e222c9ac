import type { Sum } from "@khamt/contract";
import { type Currency, formatMoney } from "@khamt/language/format";
import type { Language, Words } from "../../lib/language/index.ts";

type Reader = { t: Words["sums"]; language: Language };

/** A sum in the currency that it was not written in, for each hour or month where it is paid so. */
export function otherAmount({ currency, usd, mnt, per }: Sum, { t, language }: Reader): string {
  const amount =
    currency === "USD"
      ? amountOf(approximate(mnt), "MNT", language)
      : amountOf(approximate(usd), "USD", language);
  return t.about(per === null ? amount : t.per(amount, per));
}

/** How a sum was read: in its own currency, and about how much that is in the other. */
export function readingOf(sum: Sum, reader: Reader): string {
  const { currency, usd, mnt } = sum;
  const other = otherAmount(sum, reader);
  if (currency === null) return reader.t.read(other);
  const own = amountOf(currency === "USD" ? usd : mnt, currency, reader.language);
  return reader.t.read(`${own} (${other})`);
}

function amountOf({ min, max }: Sum["usd"], currency: Currency, language: Language): string {
  return [...new Set([min, max].map((amount) => formatMoney(amount, currency, language)))].join("–");
}

/** A rate of the year does not tell the third digit. */
function approximate({ min, max }: Sum["usd"]): Sum["usd"] {
  const round = (amount: number) => Number(amount.toPrecision(2));
  return { min: round(min), max: round(max) };
}
