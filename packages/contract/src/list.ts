import * as z from "zod";
import { languages } from "./vocabulary.ts";

export const defaultLimit = 24;
export const maxLimit = 100;

/** A keyword as typed by a reader. */
export const word = z.string().trim().max(200);

/** Language of the answer's words; without it the cookie or the Accept-Language header decides. */
export const languageQuery = z.object({ lang: z.enum(languages).optional() });

/** Paging and keyword of every list. `cursor` is opaque: take it from the `Link` header. */
export const pageQuery = languageQuery.extend({
  q: word.optional(),
  limit: z.coerce.number<number>().int().min(1).max(maxLimit).default(defaultLimit),
  cursor: z.string().max(200).optional(),
});

export const idParams = z.object({ id: z.uuid() });

export type PageQuery = z.infer<typeof pageQuery>;
