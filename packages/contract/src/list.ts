import * as z from "zod";
import { languages } from "./vocabulary.ts";

export const defaultLimit = 24;
export const maxLimit = 100;

/** A keyword as typed by a reader. */
export const word = z.string().trim().max(200);

/** Language of the answer's words; without it the cookie or the Accept-Language header decides. */
export const languageQuery = z.object({ lang: z.enum(languages).optional() });

/** As which a table comes: text by itself, a workbook where it is asked for. */
const tableFormats = ["csv", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];
export const tableQuery = languageQuery.extend({ as: z.enum(tableFormats).optional() });

/** Paging of a list, so many on a page. `cursor` is opaque: take it from the `Link` header. */
export const pagingQuery = (usualLimit: number) =>
  z.object({
    limit: z.coerce.number<number>().int().min(1).max(maxLimit).default(usualLimit),
    cursor: z.string().max(200).optional(),
  });

/** Keyword and paging of every list. */
export const pageQuery = languageQuery.extend({ q: word.optional(), ...pagingQuery(defaultLimit).shape });

/**
 * One of the options of a filter, or nothing. Written as people read it, it is the same option: "FinTech" and "AI/ML"; and
 * "200k+" whose plus an address has made a space.
 */
export function filterOption<const Value extends string>(options: readonly Value[]) {
  const named = new Map<string, string>(options.map((option) => [bareWords(option), option]));
  const meant = (typed: unknown) =>
    typeof typed === "string" ? (named.get(bareWords(typed)) ?? typed) : typed;
  return z
    .preprocess<unknown, z.ZodEnum<z.core.util.ToEnum<Value>>, Value>(meant, z.enum(options))
    .optional();
}

function bareWords(written: string): string {
  return written.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}

/** What every list of profiles can be narrowed by besides: the language that they are written in. */
export const profilesQuery = pageQuery.extend({ writtenIn: filterOption(languages) });

export const idParams = z.object({ id: z.uuid() });
