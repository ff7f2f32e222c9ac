import { sql } from "drizzle-orm";
import { customType, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { entityKinds } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What can be found: one row for each listed entity, written by `db/search/entries.ts`. Triggers of migration 0003 take
 * out what is hidden or deleted.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    id: uuid("id").primaryKey(),
    createdAt: moment("created_at").notNull(),
    kind: text("kind", { enum: entityKinds }).notNull(),
    terms: tsvector("terms").notNull(),
    /** Makes every row long enough for PostgreSQL to keep its terms elsewhere (migration 0003). */
    padding: text("padding")
      .notNull()
      .default(sql`repeat(' ', 2048)`),
  },
  (table) => [
    ...entityKinds.map((kind) =>
      index(`search_entries_${kind}_index`)
        .using("gin", table.terms)
        .where(sql`kind = ${sql.raw(`'${kind}'`)}`)
        .with({ fastupdate: false }),
    ),
    oneOf("search_entries_kind_check", table.kind, entityKinds),
  ],
);

/** Words that a typing slip may have meant. One that nothing says any more stays until all is read anew. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    /** How it sounds, in either script. */
    sound: text("sound").notNull(),
  },
  (table) => [
    index("search_words_word_index").using("gin", table.word.op("gin_trgm_ops")),
    index("search_words_sound_index").using("gin", table.sound.op("gin_trgm_ops")),
  ],
);
