import type { languages } from "@khamt/contract/vocabulary";
import { en, type Messages } from "./en.ts";
import { mn } from "./mn.ts";

export const messages: Record<(typeof languages)[number], Messages> = { en, mn };
