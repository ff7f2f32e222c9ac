import * as z from "zod";
import { companyFields } from "./fields/company.ts";
import { inputShape } from "./fields/input.ts";
import { own } from "./own.ts";

/** What the form of a company sends. */
export const companyInput = z.object({ ...inputShape(companyFields), ...own.input });
