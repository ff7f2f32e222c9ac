import { createPhrases, type Found } from "./reading/phrases.ts";
import { isGlued, type Tokens } from "./reading/scan.ts";

/** Units of each currency for one US dollar: round averages of 2025, enough to choose a band. The tögrög's is an option. */
const unitsPerDollar = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.77,
  CNY: 7.2,
  JPY: 150,
  KRW: 1400,
  RUB: 85,
  KZT: 520,
  CAD: 1.4,
  AUD: 1.55,
  NZD: 1.7,
  SGD: 1.32,
  HKD: 7.8,
  TWD: 32,
  CHF: 0.85,
  SEK: 10,
  NOK: 10.5,
  DKK: 6.8,
  PLN: 3.8,
  CZK: 22.5,
  TRY: 38,
  INR: 86,
  BRL: 5.6,
  AED: 3.67,
  THB: 33,
  VND: 26_000,
} as const;

/** "unknown" is money that has no price here: it becomes no amount rather than a wrong one. */
export type Currency = "MNT" | keyof typeof unitsPerDollar | "unknown";

/** In US dollars; undefined where the currency has no price. */
export function toDollars(amount: number, currency: Currency, mntPerUsd: number): number | undefined {
  if (currency === "unknown") return undefined;
  return amount / (currency === "MNT" ? mntPerUsd : unitsPerDollar[currency]);
}

/** The currency named right before an amount: $, US$, EUR. */
export function currencyBefore(tokens: Tokens, at: number): Found<Currency> | undefined {
  const found = dollarOfCountry(tokens, at) ?? currencies.at(tokens, at);
  return found === undefined || afterOnly.has(tokens[at]?.text ?? "") ? undefined : found;
}

/** The currency named right after an amount; "30k $40k" has it before the second. */
export function currencyAfter(tokens: Tokens, at: number): Found<Currency> | undefined {
  const found = dollarOfCountry(tokens, at) ?? currencies.at(tokens, at) ?? thousandsOfTogrog(tokens, at);
  if (found === undefined) return undefined;
  const isSign = tokens[found.end - 1]?.kind === "sign";
  return isSign && isGlued(tokens[found.end], "digits") ? undefined : found;
}

// 50000т: a lone т elsewhere is a tonne or a case ending.
function thousandsOfTogrog(tokens: Tokens, at: number): Found<Currency> | undefined {
  const token = tokens[at];
  const isLoneT = token !== undefined && isGlued(token, "word") && (token.text === "т" || token.text === "t");
  return isLoneT && tokens[at - 1]?.text.endsWith("000")
    ? { means: "MNT", start: at, end: at + 1 }
    : undefined;
}

// Written together only: "a $50k grant" is no Australian money.
function dollarOfCountry(tokens: Tokens, at: number): Found<Currency> | undefined {
  const country = tokens[at];
  if (country?.kind !== "word" || country.text.length > 3 || !isGlued(tokens[at + 1], "sign"))
    return undefined;
  if (tokens[at + 1]?.text !== "$") return undefined;
  return { means: dollars.get(country.text) ?? "unknown", start: at, end: at + 2 };
}

const dollars = new Map<string, Currency>([
  ["us", "USD"],
  ["usd", "USD"],
  ["ам", "USD"],
  ["a", "AUD"],
  ["au", "AUD"],
  ["c", "CAD"],
  ["ca", "CAD"],
  ["s", "SGD"],
  ["sg", "SGD"],
  ["hk", "HKD"],
  ["nz", "NZD"],
  ["nt", "TWD"],
  ["r", "BRL"],
  ["k", "USD"],
  ["m", "USD"],
]);

// English words that stand before amounts with another meaning: "we won 50k".
const afterOnly = new Set(["won", "real", "bucks", "pound", "pounds", "lira"]);

// Sounds alone would make юань the year (он) and иен the English "in": those are listed as they are written.
const currencies = createPhrases<Currency>([
  {
    means: "MNT",
    exact: "₮|mnt|tg|tgr|tugriks|tugrugs|togrogs|төг|төг .|tug|tug .|тг",
    mongolian: "төгрөг*|тугрик*|монгол төгрөг*",
  },
  {
    means: "USD",
    exact: "$|usd|us dollar|us dollars|u . s . dollars|dollar|dollars|american dollars|bucks|usdt",
    mongolian: "доллар*|ам . доллар*|ам доллар*|америк доллар*|америкийн доллар*|дол .",
  },
  { means: "EUR", exact: "€|eur|euro|euros|еврог", mongolian: "евро*" },
  { means: "GBP", exact: "£|gbp|pound|pounds|pounds sterling|quid", mongolian: "фунт*|фунт стерлинг*" },
  {
    means: "CNY",
    exact: "cny|rmb|yuan|renminbi|元|юань|юаниар|юаниас|юанийн|yuani|yuaniar|yuaniin|yuanaar|cn ¥|rmb ¥",
  },
  { means: "JPY", exact: "¥|jpy|jp ¥|yen|円|иен|иений|иенээр|йен" },
  { means: "KRW", exact: "₩|krw|won|вон|воны|воноор|voniig|vonoor|von" },
  { means: "RUB", exact: "₽|rub|ruble|rubles|rouble|roubles", mongolian: "рубль*|рубл*|рубли*" },
  { means: "KZT", exact: "₸|kzt|tenge", mongolian: "тэнгэ*" },
  {
    means: "CAD",
    exact: "cad|canadian dollars|cdn",
    mongolian: "канад доллар*|канадын доллар*",
  },
  {
    means: "AUD",
    exact: "aud|australian dollars",
    mongolian: "австрали доллар*|австралийн доллар*",
  },
  { means: "NZD", exact: "nzd|new zealand dollars", mongolian: "шинэ зеланд доллар*" },
  {
    means: "SGD",
    exact: "sgd|singapore dollars",
    mongolian: "сингапур доллар*|сингапурын доллар*",
  },
  { means: "HKD", exact: "hkd|hong kong dollars", mongolian: "хонконг доллар*|хонгконг доллар*" },
  { means: "TWD", exact: "twd|ntd|taiwan dollars", mongolian: "тайвань доллар*" },
  { means: "CHF", exact: "chf|francs|swiss francs", mongolian: "франк*|швейцар франк*" },
  { means: "SEK", exact: "sek|swedish kronor" },
  { means: "NOK", exact: "nok" },
  { means: "DKK", exact: "dkk" },
  { means: "PLN", exact: "pln|zł|zloty|zlotys", mongolian: "злот*" },
  { means: "CZK", exact: "czk|kč" },
  { means: "TRY", exact: "₺|lira|liras|лир" },
  { means: "INR", exact: "₹|inr|rupee|rupees", mongolian: "рупи*" },
  { means: "BRL", exact: "brl|reais" },
  { means: "AED", exact: "aed|dirham|dirhams" },
  { means: "THB", exact: "฿|thb|baht" },
  { means: "VND", exact: "₫|vnd|dong" },
  {
    means: "unknown",
    exact: "btc|bitcoin|bitcoins|eth|ether|биткойн|mxn|php|idr|zar|myr|ils|₪|egp|ngn|uah|₴|₱|₦|huf|ron",
  },
]);
