import { forOperator } from "../platform/operator-language.ts";
import { en } from "./commands.en.ts";
import { mn } from "./commands.mn.ts";

/** What a start and the commands beside the server say. */
export const commandWords = () => forOperator({ en, mn });
