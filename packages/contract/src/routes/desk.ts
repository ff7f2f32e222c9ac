import * as calls from "../calls/desk.ts";
import { deskWaiting } from "../members/desk.ts";
import { figures, figuresQuery, figuresTableQuery } from "../members/figures.ts";
import { type Routes, tableMedia } from "./route.ts";

const tag = "Desk";

export const deskRoutes = {
  getDeskWaiting: {
    call: calls.getDeskWaiting,
    summary: "What waits for an administrator, or for who manages a programme",
    tag,
    answer: deskWaiting,
  },
  getFigures: {
    call: calls.getFigures,
    summary: "How members came together, by week; nothing is told of fewer than five",
    tag,
    query: figuresQuery,
    answer: figures,
    errors: ["not-found", "second-step-needed"],
  },
  getFiguresTable: {
    call: calls.getFiguresTable,
    summary: "The same as a table for spreadsheets",
    tag,
    query: figuresTableQuery,
    media: tableMedia,
    errors: ["not-found", "second-step-needed"],
  },
} satisfies Routes;
