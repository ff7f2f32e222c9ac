import { createLanguage } from "@khamt/language";

/** Shared by search and filters; the thread that matches has its own. */
export const language = createLanguage();
