import type { Sum } from "@khamt/contract";

const units = {
  hour: "an hour",
  day: "a day",
  week: "a week",
  month: "a month",
  quarter: "a quarter",
  year: "a year",
} as const satisfies Record<NonNullable<Sum["per"]>, string>;

const sums = {
  about: (amount: string) => `about ${amount}`,
  per: (amount: string, unit: NonNullable<Sum["per"]>) => `${amount} ${units[unit]}`,
  read: (amount: string) => `Read as ${amount}.`,
  unread: "No sum can be read in this. It is shown as you write it. Readable are “20 million ₮” or “$5,000”.",
};

export default sums;

declare module "../../../lib/language/words.ts" {
  interface Words {
    sums: typeof sums;
  }
}
