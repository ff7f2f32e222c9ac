export { defineCatalogue, useT, type Language } from "./catalogue.ts";
export { createLanguageStore, LanguageContext, useLanguage, type LanguageStore } from "./store.ts";
export { useSwitchLanguage } from "./switch.ts";
