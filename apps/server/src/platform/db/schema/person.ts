import { uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** A column that names an account, without which its row makes no sense: it goes when that goes. */
export const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
