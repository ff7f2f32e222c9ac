import { and, arrayOverlaps, gte, ilike, lte, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { findQueryWords } from "./meaning.ts";

type Searched = { searchText: AnyPgColumn; concepts: AnyPgColumn; words: AnyPgColumn };

/** Every word of the query stands in the text, in this or another form, or a concept that the word names is in the entity. */
export function mentions(table: Searched, query: string | undefined): SQL | undefined {
  return and(
    ...findQueryWords(query ?? "").map(({ word, concepts, stems }) =>
      or(
        ilike(table.searchText, `%${escapeLike(word)}%`),
        overlaps(table.concepts, concepts),
        overlaps(table.words, stems),
      ),
    ),
  );
}

/** One of the concepts is among those of the column. No concepts: no condition. */
export function overlaps(column: AnyPgColumn, concepts: readonly string[] | undefined): SQL | undefined {
  return concepts && concepts.length > 0 ? arrayOverlaps(column, [...concepts]) : undefined;
}

/** The entity's range and the band share a value; both ends belong to each. Unknown ranges are in no band. */
export function within(
  { min, max }: { min: AnyPgColumn; max: AnyPgColumn },
  band: { from: number; to: number } | undefined,
): SQL | undefined {
  if (!band) return undefined;
  return and(gte(max, band.from), band.to === Infinity ? undefined : lte(min, band.to));
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (each) => `\\${each}`);
}
