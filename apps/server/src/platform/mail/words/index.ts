import type { Language } from "@khamt/language";
import { en } from "./en.ts";
import { mn } from "./mn.ts";
import type { EmailWords } from "./types.ts";

export const words: Record<Language, EmailWords> = { en, mn };
