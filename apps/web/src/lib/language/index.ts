export { useT, type Catalogue, type Language } from "./catalogue.ts";
export {
  createLanguageStore,
  LanguageContext,
  useLanguage,
  useLanguageStore,
  useOwnSite,
  type LanguageStore,
  type OwnSite,
} from "./catalogue.ts";
export { useSwitchLanguage } from "./switch.ts";
export { catalogue, type Words } from "./words.ts";
