import * as z from "zod";

const range = z.object({ min: z.number(), max: z.number() });

/** How a sum of money is read that somebody typed. */
export const sum = z.object({
  /** In which it is meant; null where that is neither of the two. */
  currency: z.enum(["USD", "MNT"]).nullable(),
  usd: range,
  mnt: range,
  /** It is paid for each of these; null for the whole. */
  per: z.enum(["hour", "day", "week", "month", "quarter", "year"]).nullable(),
});

const words = z.string().trim().max(500);

export const sumQuery = z.object({
  q: words.min(1),
  /** Another sum: what names no currency is in that of this one. */
  beside: words.optional(),
});

export const sumAnswer = z.object({ sum: sum.nullable() });

export type Sum = z.infer<typeof sum>;
