import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const sessions = pgTable(
  "sessions",
  {
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").notNull(),
    expire: moment("expire").notNull(),
  },
  (table) => [index("sessions_expire_index").on(table.expire)],
);
