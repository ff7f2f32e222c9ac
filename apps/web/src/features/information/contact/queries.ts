import type { ContactWay } from "@khamt/contract";
import { oneQuery } from "../../../lib/query/query.ts";

/** How the operator can be reached. */
export const contactQuery = oneQuery<ContactWay>("/api/contact");
