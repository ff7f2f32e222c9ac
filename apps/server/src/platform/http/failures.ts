import { errorBody } from "@khamt/contract";

/** How every route fails, for the contract that machines read. */
export const failures = { "4xx": errorBody, "5xx": errorBody };
