import * as z from "zod";
import { ideaFields } from "./fields/idea.ts";
import { inputShape } from "./fields/input.ts";
import { own } from "./own.ts";

/** What the form of a startup idea sends. */
export const ideaInput = z.object({ ...inputShape(ideaFields), ...own.input });
