import { customType, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * What matching made of all profiles, so that the next start need not read them: one row, as of the transactions before
 * `horizon` (entity_changes). Triggers forget it with any profile that is deleted.
 */
export const keptMatching = pgTable("kept_matching", {
  id: integer("id").primaryKey().default(1),
  horizon: text("horizon").notNull(),
  bytes: bytes("bytes").notNull(),
  keptAt: moment("kept_at").notNull().defaultNow(),
});
