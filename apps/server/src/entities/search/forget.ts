import { type SQL, sql } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import { language } from "../../platform/text/language.ts";
import type { Db } from "../../platform/db/handle.ts";
import { searchEntries, searchWords } from "../../platform/db/schema/index.ts";
import { isSound, keysOf, wordsOfConcepts } from "./lexemes.ts";
import { saying } from "./tsquery.ts";

/** Forgets those of the words that no entity says any more. To be called after the entities that said them are gone. */
export async function forgetWords(db: Db, words: readonly string[]): Promise<void> {
  const given = [...new Set(words)].map((word) => ({ word, asked: saying(lettersOf(word)) ?? null }));
  if (given.length === 0) return;
  const { rows } = await db.execute<{ word: string }>(
    sql`select ${searchWords.word} as word ${unsaidAmong(given)}`,
  );
  if (rows.length === 0) return;
  const unsaid = new Set(rows.map(({ word }) => word));
  // Someone may mean a concept that no entity names. All their words are too many to look through for nothing.
  for (const word of wordsOfConcepts()) unsaid.delete(word);
  const forgotten = given.filter(({ word }) => unsaid.has(word));
  if (forgotten.length > 0)
    await db.execute(sql`delete from ${searchWords} where ${searchWords.word} in (
      select ${searchWords.word} ${unsaidAmong(forgotten)})`);
}

type Given = { word: string; asked: string | null };

function unsaidAmong(given: readonly Given[]): SQL {
  const isSaid = sql.join(
    entityKinds.map(
      (kind) => sql`exists (
      select from ${searchEntries} where kind = ${kind} and terms @@ given.asked::tsquery)`,
    ),
    sql` or `,
  );
  return sql`from ${searchWords},
    jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (word text, asked text)
    where ${searchWords.word} = given.word and not (given.asked is not null and (${isSaid}))`;
}

/** Sounds are filed for some words only. */
function lettersOf(word: string): string[] {
  return language
    .read(word)
    .words.flatMap((each) => keysOf(each))
    .filter((key) => !isSound(key));
}
