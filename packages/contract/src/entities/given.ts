// What people type into forms. Blanks around a text don't count, and an empty text means: nothing given.
import * as z from "zod";
import { isDayOver, isPhone, isTimeZone } from "./typed-values.ts";
import { emailPattern, longestEmail } from "../email.ts";
import { calledName, isSeen, oneLine, saidText, steadyName } from "../fields.ts";

/** Longest texts of a form, in UTF-16 units. */
export const longest = { line: 120, text: 5000, tag: 60, address: 300 } as const;
/** Most entries of a list of tags. */
export const mostTags = 40;

const name = steadyName.max(longest.line);
export const requiredName = name.min(1);
/** How a person or a company is called. */
export const called = calledName.max(longest.line);
export const requiredText = saidText(longest.text);
export const line = optional(name);
export const longText = optional(z.string().trim().max(longest.text));

/** A name of the public web, as `URL` gives it; its last part may be another script's, as in хур.мон. */
const publicHost = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;

/** A page of the web. An address typed without its scheme is one of https. */
export const webAddress = optional(
  z.preprocess(
    (typed) => (typeof typed === "string" ? withScheme(typed.trim()) : typed),
    z.literal("").or(z.url({ protocol: /^https?$/, hostname: publicHost }).max(longest.address)),
  ),
);

export const mailAddress = optional(
  z
    .string()
    .trim()
    .pipe(z.literal("").or(z.email({ pattern: emailPattern }).max(longestEmail))),
);

/** The address of an uploaded file. */
export const fileAddress = z.string().regex(/^\/files\/[a-z0-9-]{10,60}$/);
export const optionalFile = fileAddress.nullable().default(null);

/** Uploaded files, each once. */
export function files(most: number) {
  return z
    .array(fileAddress)
    .max(most)
    .default([])
    .transform((addresses) => [...new Set(addresses)]);
}

/** One of a list, or nothing. */
export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  return optional(z.enum(["", ...values]));
}

type Choosing = {
  options: readonly string[];
  default?: string;
  /** Other ways to write an option, in lower case. */
  spellings?: Readonly<Record<string, string>>;
};

/** One of a list. */
export function choice({ options, default: meant, spellings }: Choosing): z.ZodType {
  const one = z.enum(options);
  const spelt = (typed: unknown) =>
    typeof typed === "string" ? (spellings?.[typed.trim().toLowerCase()] ?? typed) : typed;
  const rule = spellings ? z.preprocess(spelt, one) : one;
  return meant === undefined ? rule : rule.default(meant);
}

/** Several short texts: blank ones and repetitions go. */
export function lines({ most, longest }: { most: number; longest: number }) {
  return z
    .array(z.string().trim().max(longest))
    .max(most)
    .default([])
    .transform((given) => [...new Set(given.filter((text) => text !== ""))]);
}

/** Several pages of the web: blank ones and repetitions go. */
export function webAddresses({ most }: { most: number }) {
  return z
    .array(webAddress)
    .max(most)
    .default([])
    .transform((given) => [...new Set(given.filter((address) => address !== null))]);
}

/** Tags: trimmed, without those of which nothing is seen and those that differ in case alone from an earlier one. */
export const tags = z.array(oneLine.max(longest.tag)).max(mostTags).default([]).transform(distinct);

export const requiredTags = tags.refine((list) => list.length > 0, { params: { code: "required" } });

export const phone = optional(typedLine("phone", isPhone));
export const timeZone = optional(typedLine("timezone", isTimeZone));
/** A time, in words or as a day that is still to come. */
export const timeToCome = optional(typedLine("past", (typed) => !isDayOver(typed)));

/** A whole number, as a form field gives it: empty means none. */
export function wholeNumber({ from, to }: { from: number; to: number | { yearsAhead: number } }) {
  const least = z.int().min(from);
  const rule = typeof to === "number" ? least.max(to) : least.check(noYearAfter(to.yearsAhead));
  return z.preprocess((typed) => (typed === "" ? null : typed), rule.nullable()).default(null);
}

/** In the east a year begins before it does in Greenwich. */
function lastYear(yearsAhead: number): number {
  return new Date(Date.now() + 24 * 3_600_000).getUTCFullYear() + yearsAhead;
}

function noYearAfter(yearsAhead: number): z.core.CheckFn<number> {
  return ({ value, issues }) => {
    const maximum = lastYear(yearsAhead);
    if (value > maximum)
      issues.push({ code: "too_big", origin: "number", maximum, inclusive: true, input: value });
  };
}

/** The rule names itself to whoever tells what is wrong. */
function typedLine(rule: "phone" | "timezone" | "past", isRight: (typed: string) => boolean) {
  return z
    .string()
    .trim()
    .max(longest.line)
    .refine((typed) => typed === "" || isRight(typed), { params: { rule } });
}

function optional<Text extends string>(schema: z.ZodType<Text, string>) {
  return schema
    .nullable()
    .default(null)
    .transform((text) => (text !== null && isSaid(text) ? text : null));
}

function isSaid<Text extends string>(text: Text): text is Exclude<Text, ""> {
  return text !== "";
}

function withScheme(address: string): string {
  return address === "" || /^[a-z][a-z\d+.-]*:/i.test(address)
    ? address
    : `https://${address.replace(/^\/+/, "")}`;
}

function distinct(list: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of list) if (isSeen(tag) && !first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  first.delete("");
  first.delete("");
  return [...first.values()];
}
