import * as z from "zod";
import * as calls from "../calls/cofounders.ts";
import { cofounderInput } from "../entities/cofounder-input.ts";
import { cofounder, cofounderDetail, cofounderListQuery, ownCofounder } from "../entities/cofounder.ts";
import { idParams } from "../list.ts";
import { ownRoutes } from "./own.ts";
import type { Routes } from "./route.ts";

const tag = "Co-founders";

const own = ownRoutes({
  tag,
  calls: {
    get: calls.getOwnCofounder,
    list: calls.listOwnCofounders,
    create: calls.createCofounder,
    update: calls.updateCofounder,
    remove: calls.deleteCofounder,
  },
  input: cofounderInput,
  output: ownCofounder,
  errors: { create: ["already-exists"] },
});

export const cofoundersRoutes = {
  listCofounders: {
    call: calls.listCofounders,
    summary: "Co-founders",
    tag,
    query: cofounderListQuery,
    answer: z.array(cofounder),
    isPage: true,
  },
  getCofounder: {
    call: calls.getCofounder,
    summary: "One co-founder",
    tag,
    params: idParams,
    answer: cofounderDetail,
    errors: ["not-found"],
  },
  getOwnCofounder: own.get,
  listOwnCofounders: own.list,
  createCofounder: own.create,
  updateCofounder: own.update,
  deleteCofounder: own.remove,
} satisfies Routes;
