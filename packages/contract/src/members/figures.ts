import { figureSteps } from "./desk-vocabulary.ts";
import * as z from "zod";
import { refusals } from "./connection.ts";
import { id, timestamp } from "../fields.ts";
import { languageQuery, tableQuery } from "../list.ts";
import { entityKinds, languages } from "../vocabulary.ts";

/** Of fewer no number is told: it would say more about one of them than about all. */
export const fewestCounted = 5;
/** How far back figures reach: a year, which those who pay for a programme ask about. */
export const figureWeeks = 52;
/** Most skills that one answer holds. */
export const mostMissingSkills = 20;

const figureTables = ["steps", "skills", "refusals"] as const;

export const figuresQuery = languageQuery.extend({
  /** Those who take part in it; managers name one of theirs. */
  programme: id.optional(),
  /** Those who chose it. */
  language: z.enum(languages).optional(),
  /** Those who have one listed. */
  kind: z.enum(entityKinds).optional(),
});
export const figuresTableQuery = figuresQuery.extend({ ...tableQuery.shape, table: z.enum(figureTables) });

/** "few": one to four. "withheld": beside other figures it would tell how few those are. */
const count = z.union([z.int(), z.enum(["few", "withheld"])]);
const steps = z.record(z.enum(figureSteps), count);

export const figures = z.object({
  /** At times counted beforehand. */
  countedAt: timestamp,
  /** The oldest first, each by its Monday, as Ulaanbaatar has it. */
  weeks: z.array(z.object({ week: z.iso.date(), steps })),
  total: steps,
  /** Median of the time to the first answer to an invitation; null where too few answered. */
  answerHours: z.number().nullable(),
  /** What is asked for and seldom offered, what is missed most first; of all kinds. */
  skills: z.array(z.object({ id: z.string(), name: z.string(), sought: count, offered: count })),
  /** Why invitations were declined, the most frequent reason first. */
  refusals: z.array(z.object({ reason: z.enum(refusals), count })),
});

export type Figures = z.infer<typeof figures>;
export type FigureCount = z.infer<typeof count>;
export type FigureStep = (typeof figureSteps)[number];
export type FigureTable = (typeof figureTables)[number];
export type FiguresQuery = z.infer<typeof figuresQuery>;
