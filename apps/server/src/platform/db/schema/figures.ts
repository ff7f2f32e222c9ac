import { doublePrecision, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { moment, oneOf } from "./columns.ts";
import { programmes } from "./programmes.ts";

export const countedFigures = [
  "signed-up",
  "listed",
  "invited",
  "answered",
  "connected",
  "together",
  "answer-hours",
  "refusal",
  "sought",
  "offered",
] as const;

/** Of many members, counted beforehand: a null takes in all programmes, languages or kinds. */
export const figureCounts = pgTable(
  "figure_counts",
  {
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "cascade" }),
    language: text("language", { enum: languages }),
    kind: text("kind", { enum: entityKinds }),
    figure: text("figure", { enum: countedFigures }).notNull(),
    /** The week, the reason or the concept. */
    key: text("key").notNull(),
    /** How many members it is made of. */
    people: integer("people").notNull(),
    /** Where it is not their number. */
    value: doublePrecision("value"),
    countedAt: moment("counted_at").notNull(),
  },
  (table) => [
    unique("figure_counts_key")
      .on(table.programmeId, table.language, table.kind, table.figure, table.key)
      .nullsNotDistinct(),
    oneOf("figure_counts_language_check", table.language, languages),
    oneOf("figure_counts_kind_check", table.kind, entityKinds),
    oneOf("figure_counts_figure_check", table.figure, countedFigures),
  ],
);
