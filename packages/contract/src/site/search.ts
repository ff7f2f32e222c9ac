import * as z from "zod";
import { listed, optionalText, textList } from "../fields.ts";
import { languageQuery, pageQuery, word } from "../list.ts";
import { entityKinds } from "../vocabulary.ts";

const mostTags = 10;

/** A text with the places in it that answer the query, as [from, to) offsets in UTF-16 units, ascending and apart. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});

/** One search over everything. `tag` may be given several times: each result is about all of them. */
export const searchQuery = pageQuery.extend({
  kind: z.enum(entityKinds).optional(),
  tag: z
    .preprocess(
      (given: string | readonly string[]) => (typeof given === "string" ? [given] : given),
      z.array(word).max(mostTags),
    )
    .optional(),
});

const searchResult = z.object({
  ...listed,
  kind: z.enum(entityKinds),
  /** Title of an idea or a listing, name of a person or a company. */
  title: markedText,
  headline: markedText.nullable(),
  /** The passage of the description that answers the query best, or its beginning. */
  snippet: markedText,
  tags: textList,
  /** The tags that answer the query. */
  matchedTags: textList,
  location: optionalText,
  avatar: optionalText,
});

export const searchAnswer = z.object({
  results: z.array(searchResult),
  /** How many there are of each kind, whatever `kind` was asked for; at most `countedTo`, "or more" from there on. */
  counts: z.record(z.enum(entityKinds), z.int()),
  countedTo: z.int(),
  /** The query with likely typing slips put right. `applied`: nothing answers what was typed, so these results answer the correction. */
  correction: z.object({ query: z.string(), applied: z.boolean() }).nullable(),
  /** No entity answers every word of the query: these answer some of them. */
  partial: z.boolean(),
  nextCursor: z.string().nullable(),
});

/** Concepts that a tag being typed may mean; `q` in either language or script. */
export const conceptQuery = languageQuery.extend({
  q: word.min(1),
  /** "work": skills, roles and industries. */
  kind: z.enum(["skill", "industry", "role", "place", "language", "value", "work"]).optional(),
  limit: z.coerce.number<number>().int().min(1).max(20).default(8),
});

export const conceptSuggestion = z.object({
  id: z.string(),
  kind: z.string(),
  /** In the reader's language. */
  label: z.string(),
  /** In the other language. */
  otherLabel: z.string(),
});

export type MarkedText = z.infer<typeof markedText>;
export type SearchQuery = z.infer<typeof searchQuery>;
export type SearchResult = z.infer<typeof searchResult>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type ConceptQuery = z.infer<typeof conceptQuery>;
export type ConceptSuggestion = z.infer<typeof conceptSuggestion>;
