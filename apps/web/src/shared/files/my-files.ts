import { listFiles } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** The member's stored files, with the names that they were uploaded under. */
export const myFilesQuery = oneQuery(listFiles);
