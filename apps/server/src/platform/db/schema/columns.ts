import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Preferences } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";

export const id = () => uuid("id").primaryKey().defaultRandom();

/** Milliseconds, as JavaScript has them: a cursor made of a time read must find the same row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const textList = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A trigger keeps `updated_at` (migration 0002). */
export const timestamps = () => ({
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const listed = () => ({
  contentLanguage: text("content_language", { enum: languages }).notNull().default("en"),
  isDemo: boolean("is_demo").notNull().default(false),
  ...timestamps(),
});

/** What the owner wishes. Listed it is only while it also says enough: then its own column says so. */
export const owned = () => ({
  isPublished: boolean("is_published").notNull().default(true),
  preferences: jsonb("preferences").$type<Preferences>().notNull().default({}),
});

/** Made by the kind's `derive` (`entities/<kind>.ts`) of the entity's own words, never by a caller. */
export const derived = () => ({
  /** The concepts that it declares (title, tags, skills), for filters. */
  topics: textList("topics"),
  /** The industries that it declares. */
  industriesDeclared: textList("industries_declared"),
  places: textList("places"),
  /** Percent, as `@khamt/contract/completeness` counts it. */
  completeness: integer("completeness").notNull().default(0),
});

/** A column for each field of a form: the compiler names one that is missing, and one that no form asks. */
export type ColumnsFor<Fields> = Record<keyof Fields, PgColumnBuilderBase>;

/** A closed vocabulary held by the database. The values are our own constants, so they may be written out. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
  return check(name, sql`${column} in (${sql.raw(list)})`);
}
