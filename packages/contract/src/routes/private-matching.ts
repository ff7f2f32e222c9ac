import * as calls from "../calls/private-matching.ts";
import { privateIndexParams } from "../matching/private-index.ts";
import type { Routes } from "./route.ts";

const tag = "Private matching";

export const privateMatchingRoutes = {
  getPrivateIndex: {
    call: calls.getPrivateIndex,
    summary: "Everything listed of a kind, to be matched on one's own device: no names, contacts or texts",
    tag,
    params: privateIndexParams,
    media: "application/octet-stream",
  },
  getConceptGraph: {
    call: calls.getConceptGraph,
    summary: "The concepts by which a device reads texts",
    tag,
    media: "application/octet-stream",
  },
} satisfies Routes;
