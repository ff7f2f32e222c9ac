// One formatter for the server and the browser, because Chromium's Intl knows no Mongolian.
// Only Intl's English is used, and only to split a date in its time zone.

export type Language = "en" | "mn";
export type Currency = "USD" | "MNT";
type PluralForms = {
  readonly one: string;
  readonly other: string;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
/** Programmes, events and office hours are where their organisers are. */
export const organisersZone = "Asia/Ulaanbaatar";

/** Thousands by commas in both languages; at most `decimals` digits after the point, no trailing zeros. */
export function formatNumber(value: number, _language: Language, decimals = 2): string {
  if (!Number.isFinite(value)) return "–";
  const [whole = "0", fraction = ""] = Math.abs(value).toFixed(decimals).split(".");
  const shown = trimZeros(fraction);
  const digits = groupThousands(whole) + (shown && `.${shown}`);
  return value < 0 && digits !== "0" ? `-${digits}` : digits;
}

/** The end of a range, which may be one of years: four digits stay together. */
export function formatBound(value: number, language: Language): string {
  return value < 10_000 ? String(value) : formatNumber(value, language);
}

/** "80%" of 0.8, in both languages: no blank, no digits after the point. */
export function formatPercent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(100 * share)}%` : "–";
}

/** Whole units of the currency: "$12,345", "₮12,345" and, in Mongolian, "12,345₮". */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const digits = formatNumber(Math.abs(amount), language, 0);
  const sign = amount < 0 && digits !== "0" ? "-" : "";
  if (currency === "USD") return `${sign}$${digits}`;
  return language === "mn" ? `${sign}${digits}₮` : `${sign}₮${digits}`;
}

/** "21 November 2026" is written "November 21, 2026" in English and "2026 оны 11-р сарын 21" in Mongolian. */
export function formatDate(date: Date, language: Language, timeZone?: string): string {
  if (Number.isNaN(date.getTime())) return "–";
  const parts = datePartsIn(date, timeZone);
  return language === "mn"
    ? `${parts.year} оны ${parts.month}-р сарын ${parts.day}`
    : `${monthNames[Number(parts.month) - 1] ?? ""} ${parts.day}, ${parts.year}`;
}

/** "14:05", by the clocks of a place; of the device where none is named. */
export function formatClock(date: Date, timeZone?: string): string {
  if (Number.isNaN(date.getTime())) return "–";
  return clocks(timeZone).format(date);
}

/** The card rule: under an hour "Just now", under 24 hours in hours, under 30 days in days, otherwise in months. */
export function formatRelativeTime(date: Date, now: Date, language: Language): string {
  const age = Math.max(0, now.getTime() - date.getTime());
  if (Number.isNaN(age)) return "–";
  if (age < hour) return language === "mn" ? "Дөнгөж сая" : "Just now";
  if (age < day) return ago(Math.floor(age / hour), language, { mn: "цагийн", one: "hour", other: "hours" });
  if (age < month) return ago(Math.floor(age / day), language, { mn: "өдрийн", one: "day", other: "days" });
  return ago(Math.floor(age / month), language, { mn: "сарын", one: "month", other: "months" });
}

/** "Monday, May 4, 2026" and "2026 оны 5-р сарын 4, Даваа". */
export function formatDayOfWeek(date: Date, language: Language, timeZone?: string): string {
  const english = weekdays(timeZone).format(date);
  const day = formatDate(date, language, timeZone);
  return language === "en" ? `${english}, ${day}` : `${day}, ${weekdaysMn[english] ?? english}`;
}

/** Of what takes place where the organisers are: "May 4, 2026, 18:00–20:00"; with two days where it ends on another one. */
export function formatSpan(begin: Date, end: Date, language: Language): string {
  const [first, last] = [
    formatDate(begin, language, organisersZone),
    formatDate(end, language, organisersZone),
  ];
  return `${first}, ${formatClock(begin, organisersZone)}–${first === last ? "" : `${last}, `}${formatClock(end, organisersZone)}`;
}

/** Mongolian nouns stay singular after a number. */
export function plural(count: number, language: Language, forms: PluralForms): string {
  return language === "en" && Math.abs(count) === 1 ? forms.one : forms.other;
}

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function ago(count: number, language: Language, unit: PluralForms & { mn: string }): string {
  return language === "mn" ? `${count} ${unit.mn} өмнө` : `${count} ${plural(count, language, unit)} ago`;
}

const calendars = formats(
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", { year: "numeric", month: "numeric", day: "numeric", timeZone }),
);
const weekdays = formats((timeZone) => new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone }));
const weekdaysMn: Readonly<Record<string, string>> = {
  Monday: "Даваа",
  Tuesday: "Мягмар",
  Wednesday: "Лхагва",
  Thursday: "Пүрэв",
  Friday: "Баасан",
  Saturday: "Бямба",
  Sunday: "Ням",
};
const clocks = formats(
  (timeZone) =>
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }),
);

/** To make a format takes fifty times as long as to use it. */
function formats(make: (timeZone: string | undefined) => Intl.DateTimeFormat) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone: string | undefined) => {
    const known = made.get(timeZone) ?? make(timeZone);
    made.set(timeZone, known);
    return known;
  };
}

function datePartsIn(date: Date, timeZone: string | undefined): Record<string, string> {
  return Object.fromEntries(
    calendars(timeZone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

function trimZeros(fraction: string): string {
  return fraction.replace(/0+$/, "");
}
