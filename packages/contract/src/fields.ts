import * as z from "zod";
import { isLink } from "./link.ts";
import { languages } from "./vocabulary.ts";

export const id = z.uuid();
export const timestamp = z.iso.datetime();
/** A time that is given: of the years 1970 to 9999, which every clock and database holds. */
export const timestampInput = timestamp.refine((time) => time >= "1970");
/** Beside letters blanks, signs that are there and not drawn, and the empty pattern of braille. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]+$/u;
/** No script has as many on one letter: drawn over each other they cover what stands around. */
const manyMarks = /\p{M}{9}/u;
/** Without line ends of any kind. Signs that turn the direction of what follows would rewrite the words around it. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^[^\r\n\u0085\u2028-\u202e\u2066-\u2069]*$/)
  .refine((typed) => !manyMarks.test(typed));
/** How a person, a company or an idea is called, and whatever else is one line: something of it is seen. */
export const steadyName = oneLine.refine((typed) => !unseen.test(typed));
/** How somebody is called: it stands in emails and above what others read, where a link would be taken for ours. */
export const calledName = steadyName.refine((typed) => !isLink(typed), { params: { rule: "name" } });
/** Of a text whether something of it is seen. */
export const isSeen = (typed: string): boolean => !unseen.test(typed);
/** Words to somebody, which have to say something. */
export const saidText = (most: number) => z.string().trim().min(1).max(most).refine(isSeen);
/** A text of which so much is seen: signs that are not drawn fill nothing. */
export function textBetween({ least, most }: { readonly least: number; readonly most: number }) {
  return z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((typed) => typed.replaceAll(undrawn, "").length >= least);
}
const undrawn = /(?![\r\n])[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;
export const textList = z.array(z.string());
export const optionalText = z.string().nullable();
export const optionalInteger = z.int().nullable();

/** Said in both languages. */
export const inBoth = z.object({ en: z.string(), mn: z.string() });
export function namedInBoth(most: number) {
  const named = steadyName.min(1).max(most);
  return z.object({ en: named, mn: named });
}
export function saidInBoth(most: number) {
  const said = saidText(most);
  return z.object({ en: said, mn: said });
}

/**
 * Tags, places and languages of an entity that mean a known concept but are typed in another language than the
 * reader's: what was typed → the concept's name in the reader's language.
 */
export const shownNames = z.record(z.string(), z.string());

/** Fields that every listed entity carries. */
export const listed = {
  id,
  contentLanguage: z.enum(languages),
  isDemo: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  names: shownNames,
};
