import { sql } from "drizzle-orm";
import { fold } from "@khamt/language";
import { editDistance } from "../../platform/text/edit-distance.ts";
import type { Db } from "../../platform/db/handle.ts";
import { searchWords } from "../../platform/db/schema/index.ts";

/** The database chooses words that share trigrams; the letters between them decide. */
const mostConsidered = 40;
const mostNear = 5;
/** One slip in this many letters. */
const lettersPerSlip = 5;

/** Known words that someone who typed the word may have meant, the nearest first, of equally near ones the likest. */
export async function nearWords(db: Db, word: string): Promise<string[]> {
  const typed = word.normalize("NFKC").toLowerCase();
  const considered = await wordsLike(db, typed);
  return considered
    .map((known) => ({ known, distance: distanceOf(typed, known) }))
    .filter(({ distance }) => distance <= Math.ceil(typed.length / lettersPerSlip))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNear)
    .map(({ known }) => known);
}

async function wordsLike(db: Db, typed: string): Promise<string[]> {
  const { word, sound } = searchWords;
  const heard = fold(typed);
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${word} as word from ${searchWords}
    where (${word} % ${typed} or ${sound} % ${heard}) and ${word} <> ${typed}
    order by greatest(similarity(${word}, ${typed}), similarity(${sound}, ${heard})) desc, word
    limit ${mostConsidered}`);
  return rows.map((row) => row.word);
}

/** Words of two scripts are compared as they sound. */
function distanceOf(typed: string, known: string): number {
  const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
  return isCyrillic(typed) === isCyrillic(known)
    ? editDistance(typed, known)
    : editDistance(fold(typed), fold(known)) + 1;
}
