import * as z from "zod";
import * as calls from "../calls/programmes.ts";
import { idParams, languageQuery, tableQuery } from "../list.ts";
import { programmeStartUp } from "../members/start-up.ts";
import { type Routes, tableMedia } from "./route.ts";

const tag = "Programmes";

export const startUpsRoutes = {
  listProgrammeStartUps: {
    call: calls.listProgrammeStartUps,
    summary: "What those who take part have listed: companies and ideas, with what reports ask about",
    tag,
    params: idParams,
    query: languageQuery,
    answer: z.array(programmeStartUp),
    errors: ["not-found"],
  },
  getProgrammeStartUpsFile: {
    call: calls.getProgrammeStartUpsFile,
    summary: "The same as a table for spreadsheets",
    tag,
    params: idParams,
    query: tableQuery,
    media: tableMedia,
    errors: ["not-found"],
  },
} satisfies Routes;
