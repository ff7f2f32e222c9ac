import { createLanguage } from "@khamt/language";

/** Built once (a few hundred milliseconds) and shared by search, filters and matching. */
export const language = createLanguage();
