import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What is kept of a signed-in browser. Times are ISO 8601. */
export type SessionContent = {
  userId: string;
  signedInAt: string;
  lastUsedAt: string;
  browser: string | null;
  system: string | null;
};

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie: who reads this table can't use it. */
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").$type<SessionContent>().notNull(),
    expire: moment("expire").notNull(),
  },
  (table) => [
    index("sessions_expire_index").on(table.expire),
    index("sessions_user_index").on(sql`(${table.sess} ->> 'userId')`),
  ],
);
