import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamps } from "./columns.ts";

/** Facts that the server remembers about its own data. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  ...timestamps(),
});
