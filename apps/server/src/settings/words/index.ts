import { forOperator } from "../../platform/operator-language.ts";
import { en } from "./settings.en.ts";
import { mn } from "./settings.mn.ts";

export const settingsWords = () => forOperator({ en, mn });
