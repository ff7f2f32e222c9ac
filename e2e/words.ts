import cofoundersEn from "../apps/web/src/features/cofounders/catalogue.en.ts";
import cofoundersMn from "../apps/web/src/features/cofounders/catalogue.mn.ts";
import ideasEn from "../apps/web/src/features/ideas/catalogue.en.ts";
import ideasMn from "../apps/web/src/features/ideas/catalogue.mn.ts";
import componentsEn from "../apps/web/src/components/catalogue.en.ts";
import componentsMn from "../apps/web/src/components/catalogue.mn.ts";
import matchingEn from "../apps/web/src/features/matching/catalogue.en.ts";
import matchingMn from "../apps/web/src/features/matching/catalogue.mn.ts";
import partnersEn from "../apps/web/src/features/partners/catalogue.en.ts";
import partnersMn from "../apps/web/src/features/partners/catalogue.mn.ts";
import tagInputEn from "../apps/web/src/components/tag-input-catalogue.en.ts";
import tagInputMn from "../apps/web/src/components/tag-input-catalogue.mn.ts";
import vocabularyEn from "../apps/web/src/lib/vocabulary/catalogue.en.ts";
import vocabularyMn from "../apps/web/src/lib/vocabulary/catalogue.mn.ts";
import searchEn from "../apps/web/src/features/search/catalogue.en.ts";
import searchMn from "../apps/web/src/features/search/catalogue.mn.ts";
import shellEn from "../apps/web/src/features/shell/catalogue.en.ts";
import shellMn from "../apps/web/src/features/shell/catalogue.mn.ts";

/** The interface's own words: what a reader of each language looks for on the screen. */
export const words = {
  en: {
    cofounders: cofoundersEn,
    components: componentsEn,
    ideas: ideasEn,
    matching: matchingEn,
    partners: partnersEn,
    search: searchEn,
    shell: shellEn,
    tagInput: tagInputEn,
    vocabulary: vocabularyEn,
  },
  mn: {
    cofounders: cofoundersMn,
    components: componentsMn,
    ideas: ideasMn,
    matching: matchingMn,
    partners: partnersMn,
    search: searchMn,
    shell: shellMn,
    tagInput: tagInputMn,
    vocabulary: vocabularyMn,
  },
};
