import accountEn from "../apps/web/src/features/account/catalogue.en.ts";
import accountMn from "../apps/web/src/features/account/catalogue.mn.ts";
import memberEn from "../apps/web/src/features/account/member-catalogue.en.ts";
import memberMn from "../apps/web/src/features/account/member-catalogue.mn.ts";
import secondStepEn from "../apps/web/src/features/account/second-step-catalogue.en.ts";
import settingsEn from "../apps/web/src/features/account/settings-catalogue.en.ts";
import secondStepMn from "../apps/web/src/features/account/second-step-catalogue.mn.ts";
import settingsMn from "../apps/web/src/features/account/settings-catalogue.mn.ts";
import authEn from "../apps/web/src/features/auth/catalogue.en.ts";
import authMn from "../apps/web/src/features/auth/catalogue.mn.ts";
import cofoundersEn from "../apps/web/src/features/cofounders/catalogue.en.ts";
import cofoundersMn from "../apps/web/src/features/cofounders/catalogue.mn.ts";
import cofounderFormEn from "../apps/web/src/features/profile-forms/words-cofounder.en.ts";
import cofounderFormMn from "../apps/web/src/features/profile-forms/words-cofounder.mn.ts";
import companyFormEn from "../apps/web/src/features/profile-forms/words-company.en.ts";
import companyFormMn from "../apps/web/src/features/profile-forms/words-company.mn.ts";
import contactEn from "../apps/web/src/features/information/contact-catalogue.en.ts";
import helpEn from "../apps/web/src/features/information/help-catalogue.en.ts";
import shareEn from "../apps/web/src/components/share-catalogue.en.ts";
import domainEn from "../apps/web/src/features/domain/catalogue.en.ts";
import contactMn from "../apps/web/src/features/information/contact-catalogue.mn.ts";
import helpMn from "../apps/web/src/features/information/help-catalogue.mn.ts";
import shareMn from "../apps/web/src/components/share-catalogue.mn.ts";
import domainMn from "../apps/web/src/features/domain/catalogue.mn.ts";
import filesFieldEn from "../apps/web/src/components/files-field-catalogue.en.ts";
import filesFieldMn from "../apps/web/src/components/files-field-catalogue.mn.ts";
import formsEn from "../apps/web/src/features/profile-forms/catalogue.en.ts";
import formsMn from "../apps/web/src/features/profile-forms/catalogue.mn.ts";
import ideaFormEn from "../apps/web/src/features/profile-forms/words-idea.en.ts";
import ideaFormMn from "../apps/web/src/features/profile-forms/words-idea.mn.ts";
import myProfileEn from "../apps/web/src/features/my-profile/catalogue.en.ts";
import myProfileMn from "../apps/web/src/features/my-profile/catalogue.mn.ts";
import preferencesEn from "../apps/web/src/features/profile-forms/preferences/catalogue.en.ts";
import preferencesMn from "../apps/web/src/features/profile-forms/preferences/catalogue.mn.ts";
import projectFormEn from "../apps/web/src/features/profile-forms/words-project.en.ts";
import projectFormMn from "../apps/web/src/features/profile-forms/words-project.mn.ts";
import categoriesEn from "../apps/web/src/features/categories/catalogue.en.ts";
import categoriesMn from "../apps/web/src/features/categories/catalogue.mn.ts";
import erpGuideEn from "../apps/web/src/features/erp-guide/catalogue.en.ts";
import erpGuideMn from "../apps/web/src/features/erp-guide/catalogue.mn.ts";
import ideasEn from "../apps/web/src/features/ideas/catalogue.en.ts";
import ideasMn from "../apps/web/src/features/ideas/catalogue.mn.ts";
import componentsEn from "../apps/web/src/components/catalogue.en.ts";
import componentsMn from "../apps/web/src/components/catalogue.mn.ts";
import matchViewEn from "../apps/web/src/features/match-view/catalogue.en.ts";
import matchViewMn from "../apps/web/src/features/match-view/catalogue.mn.ts";
import matchingEn from "../apps/web/src/features/matching/catalogue.en.ts";
import matchingMn from "../apps/web/src/features/matching/catalogue.mn.ts";
import memberMenuEn from "../apps/web/src/features/shell/member-catalogue.en.ts";
import memberMenuMn from "../apps/web/src/features/shell/member-catalogue.mn.ts";
import newsEn from "../apps/web/src/features/shell/news-catalogue.en.ts";
import newsMn from "../apps/web/src/features/shell/news-catalogue.mn.ts";
import toldEn from "../apps/web/src/features/shell/told-catalogue.en.ts";
import toldMn from "../apps/web/src/features/shell/told-catalogue.mn.ts";
import partnersEn from "../apps/web/src/features/partners/catalogue.en.ts";
import partnersMn from "../apps/web/src/features/partners/catalogue.mn.ts";
import partnerSearchEn from "../apps/web/src/features/partners/search-catalogue.en.ts";
import partnerSearchMn from "../apps/web/src/features/partners/search-catalogue.mn.ts";
import passwordEn from "../apps/web/src/components/password-catalogue.en.ts";
import passwordMn from "../apps/web/src/components/password-catalogue.mn.ts";
import privateMatchingEn from "../apps/web/src/features/private-matching/catalogue.en.ts";
import privateMatchingMn from "../apps/web/src/features/private-matching/catalogue.mn.ts";
import tagInputEn from "../apps/web/src/components/tag-input-catalogue.en.ts";
import tagInputMn from "../apps/web/src/components/tag-input-catalogue.mn.ts";
import vocabularyEn from "../apps/web/src/lib/vocabulary/catalogue.en.ts";
import vocabularyMn from "../apps/web/src/lib/vocabulary/catalogue.mn.ts";
import myMatchesEn from "../apps/web/src/features/my-matches/catalogue.en.ts";
import myMatchesMn from "../apps/web/src/features/my-matches/catalogue.mn.ts";
import savedMatchEn from "../apps/web/src/components/saved-match-catalogue.en.ts";
import savedMatchMn from "../apps/web/src/components/saved-match-catalogue.mn.ts";
import searchEn from "../apps/web/src/features/search/catalogue.en.ts";
import searchMn from "../apps/web/src/features/search/catalogue.mn.ts";
import shellEn from "../apps/web/src/features/shell/catalogue.en.ts";
import shellMn from "../apps/web/src/features/shell/catalogue.mn.ts";

/** The interface's own words: what a reader of each language looks for on the screen. */
export const words = {
  en: {
    account: accountEn,
    auth: authEn,
    categories: categoriesEn,
    cofounders: cofoundersEn,
    components: componentsEn,
    contact: contactEn,
    erpGuide: erpGuideEn,
    domain: domainEn,
    filesField: filesFieldEn,
    form: {
      cofounder: cofounderFormEn,
      company: companyFormEn,
      idea: ideaFormEn,
      project: projectFormEn,
    },
    forms: formsEn,
    help: helpEn,
    ideas: ideasEn,
    matchView: matchViewEn,
    matching: matchingEn,
    memberMenu: memberMenuEn,
    myProfile: myProfileEn,
    member: memberEn,
    myMatches: myMatchesEn,
    news: newsEn,
    partnerSearch: partnerSearchEn,
    partners: partnersEn,
    password: passwordEn,
    preferences: preferencesEn,
    privateMatching: privateMatchingEn,
    savedMatch: savedMatchEn,
    search: searchEn,
    secondStep: secondStepEn,
    settings: settingsEn,
    share: shareEn,
    shell: shellEn,
    tagInput: tagInputEn,
    told: toldEn,
    vocabulary: vocabularyEn,
  },
  mn: {
    account: accountMn,
    auth: authMn,
    categories: categoriesMn,
    cofounders: cofoundersMn,
    components: componentsMn,
    contact: contactMn,
    erpGuide: erpGuideMn,
    domain: domainMn,
    filesField: filesFieldMn,
    form: {
      cofounder: cofounderFormMn,
      company: companyFormMn,
      idea: ideaFormMn,
      project: projectFormMn,
    },
    forms: formsMn,
    help: helpMn,
    ideas: ideasMn,
    matchView: matchViewMn,
    matching: matchingMn,
    memberMenu: memberMenuMn,
    myProfile: myProfileMn,
    member: memberMn,
    myMatches: myMatchesMn,
    news: newsMn,
    partnerSearch: partnerSearchMn,
    partners: partnersMn,
    password: passwordMn,
    preferences: preferencesMn,
    privateMatching: privateMatchingMn,
    savedMatch: savedMatchMn,
    search: searchMn,
    secondStep: secondStepMn,
    settings: settingsMn,
    share: shareMn,
    shell: shellMn,
    tagInput: tagInputMn,
    told: toldMn,
    vocabulary: vocabularyMn,
  },
};
