import accountEn from "../../apps/web/src/features/account/words/account.en.ts";
import accountMn from "../../apps/web/src/features/account/words/account.mn.ts";
import memberEn from "../../apps/web/src/features/account/words/account-notices.en.ts";
import memberMn from "../../apps/web/src/features/account/words/account-notices.mn.ts";
import secondStepEn from "../../apps/web/src/features/account/totp/words/second-step.en.ts";
import settingsEn from "../../apps/web/src/features/account/settings/words/settings.en.ts";
import secondStepMn from "../../apps/web/src/features/account/totp/words/second-step.mn.ts";
import settingsMn from "../../apps/web/src/features/account/settings/words/settings.mn.ts";
import arrivalEn from "../../apps/web/src/features/matching/arrival/words/arrival.en.ts";
import arrivalMn from "../../apps/web/src/features/matching/arrival/words/arrival.mn.ts";
import authEn from "../../apps/web/src/features/auth/words/auth.en.ts";
import authMn from "../../apps/web/src/features/auth/words/auth.mn.ts";
import cofoundersEn from "../../apps/web/src/features/cofounders/words/cofounders.en.ts";
import cofoundersMn from "../../apps/web/src/features/cofounders/words/cofounders.mn.ts";
import cofounderFormEn from "../../apps/web/src/features/profile-forms/words/cofounder-form.en.ts";
import cofounderFormMn from "../../apps/web/src/features/profile-forms/words/cofounder-form.mn.ts";
import companyFormEn from "../../apps/web/src/features/profile-forms/words/company-form.en.ts";
import companyFormMn from "../../apps/web/src/features/profile-forms/words/company-form.mn.ts";
import connectEn from "../../apps/web/src/shared/connect/words/connect.en.ts";
import connectMn from "../../apps/web/src/shared/connect/words/connect.mn.ts";
import contactEn from "../../apps/web/src/features/information/contact/words/contact.en.ts";
import helpEn from "../../apps/web/src/features/information/help/words/help.en.ts";
import sessionOverEn from "../../apps/web/src/ui/words/session-over.en.ts";
import sessionOverMn from "../../apps/web/src/ui/words/session-over.mn.ts";
import shareEn from "../../apps/web/src/ui/words/share.en.ts";
import domainEn from "../../apps/web/src/features/domain/words/domain.en.ts";
import contactMn from "../../apps/web/src/features/information/contact/words/contact.mn.ts";
import helpMn from "../../apps/web/src/features/information/help/words/help.mn.ts";
import shareMn from "../../apps/web/src/ui/words/share.mn.ts";
import domainMn from "../../apps/web/src/features/domain/words/domain.mn.ts";
import filesFieldEn from "../../apps/web/src/shared/files/words/files.en.ts";
import filesFieldMn from "../../apps/web/src/shared/files/words/files.mn.ts";
import formsEn from "../../apps/web/src/features/profile-forms/words/forms.en.ts";
import formsMn from "../../apps/web/src/features/profile-forms/words/forms.mn.ts";
import ideaFormEn from "../../apps/web/src/features/profile-forms/words/idea-form.en.ts";
import ideaFormMn from "../../apps/web/src/features/profile-forms/words/idea-form.mn.ts";
import myProfileEn from "../../apps/web/src/features/my-profile/words/my-profile.en.ts";
import myProfileMn from "../../apps/web/src/features/my-profile/words/my-profile.mn.ts";
import memberActsEn from "../../apps/web/src/features/manage/members/words/member-acts.en.ts";
import memberActsMn from "../../apps/web/src/features/manage/members/words/member-acts.mn.ts";
import preferencesEn from "../../apps/web/src/features/profile-forms/preferences/words/preferences.en.ts";
import preferencesMn from "../../apps/web/src/features/profile-forms/preferences/words/preferences.mn.ts";
import pasteEn from "../../apps/web/src/features/profile-forms/paste/words/paste.en.ts";
import pasteMn from "../../apps/web/src/features/profile-forms/paste/words/paste.mn.ts";
import projectFormEn from "../../apps/web/src/features/profile-forms/words/project-form.en.ts";
import projectFormMn from "../../apps/web/src/features/profile-forms/words/project-form.mn.ts";
import categoriesEn from "../../apps/web/src/features/categories/words/categories.en.ts";
import categoriesMn from "../../apps/web/src/features/categories/words/categories.mn.ts";
import erpGuideEn from "../../apps/web/src/features/erp-guide/words/erp-guide.en.ts";
import erpGuideMn from "../../apps/web/src/features/erp-guide/words/erp-guide.mn.ts";
import homeEn from "../../apps/web/src/features/home/words/home.en.ts";
import homeMn from "../../apps/web/src/features/home/words/home.mn.ts";
import youAndEn from "../../apps/web/src/shared/you-and/words/you-and.en.ts";
import youAndMn from "../../apps/web/src/shared/you-and/words/you-and.mn.ts";
import ideasEn from "../../apps/web/src/features/ideas/words/ideas.en.ts";
import ideasMn from "../../apps/web/src/features/ideas/words/ideas.mn.ts";
import componentsEn from "../../apps/web/src/ui/words/ui.en.ts";
import componentsMn from "../../apps/web/src/ui/words/ui.mn.ts";
import matchViewEn from "../../apps/web/src/features/match-view/words/match-view.en.ts";
import matchViewMn from "../../apps/web/src/features/match-view/words/match-view.mn.ts";
import matchingEn from "../../apps/web/src/features/matching/words/matching.en.ts";
import matchingMn from "../../apps/web/src/features/matching/words/matching.mn.ts";
import memberMenuEn from "../../apps/web/src/features/shell/member/words/member-menu.en.ts";
import memberMenuMn from "../../apps/web/src/features/shell/member/words/member-menu.mn.ts";
import newsEn from "../../apps/web/src/shared/notifications/words/notifications.en.ts";
import newsMn from "../../apps/web/src/shared/notifications/words/notifications.mn.ts";
import toldEn from "../../apps/web/src/shared/notifications/words/notification-kinds.en.ts";
import toldMn from "../../apps/web/src/shared/notifications/words/notification-kinds.mn.ts";
import partnersEn from "../../apps/web/src/features/partners/words/partners.en.ts";
import partnersMn from "../../apps/web/src/features/partners/words/partners.mn.ts";
import partnerSearchEn from "../../apps/web/src/features/partners/words/partner-search.en.ts";
import partnerSearchMn from "../../apps/web/src/features/partners/words/partner-search.mn.ts";
import passwordEn from "../../apps/web/src/shared/passwords/words/passwords.en.ts";
import passwordMn from "../../apps/web/src/shared/passwords/words/passwords.mn.ts";
import privateMatchingEn from "../../apps/web/src/features/private-matching/words/private-matching.en.ts";
import privateMatchingMn from "../../apps/web/src/features/private-matching/words/private-matching.mn.ts";
import tagInputEn from "../../apps/web/src/shared/tags/words/tags.en.ts";
import tagInputMn from "../../apps/web/src/shared/tags/words/tags.mn.ts";
import vocabularyEn from "../../apps/web/src/shared/vocabulary/words/vocabulary.en.ts";
import vocabularyMn from "../../apps/web/src/shared/vocabulary/words/vocabulary.mn.ts";
import myMatchesEn from "../../apps/web/src/features/my-matches/words/my-matches.en.ts";
import myMatchesMn from "../../apps/web/src/features/my-matches/words/my-matches.mn.ts";
import savedMatchEn from "../../apps/web/src/shared/saves/words/saves.en.ts";
import savedMatchMn from "../../apps/web/src/shared/saves/words/saves.mn.ts";
import searchEn from "../../apps/web/src/features/search/words/search.en.ts";
import searchMn from "../../apps/web/src/features/search/words/search.mn.ts";
import shellEn from "../../apps/web/src/features/shell/words/shell.en.ts";
import shellMn from "../../apps/web/src/features/shell/words/shell.mn.ts";

/** The interface's own words: what a reader of each language looks for on the screen. */
export const words = {
  en: {
    account: accountEn,
    arrival: arrivalEn,
    auth: authEn,
    categories: categoriesEn,
    cofounders: cofoundersEn,
    components: componentsEn,
    connect: connectEn,
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
    memberActs: memberActsEn,
    help: helpEn,
    home: homeEn,
    ideas: ideasEn,
    youAnd: youAndEn,
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
    paste: pasteEn,
    preferences: preferencesEn,
    privateMatching: privateMatchingEn,
    savedMatch: savedMatchEn,
    search: searchEn,
    secondStep: secondStepEn,
    sessionOver: sessionOverEn,
    settings: settingsEn,
    share: shareEn,
    shell: shellEn,
    tagInput: tagInputEn,
    told: toldEn,
    vocabulary: vocabularyEn,
  },
  mn: {
    account: accountMn,
    arrival: arrivalMn,
    auth: authMn,
    categories: categoriesMn,
    cofounders: cofoundersMn,
    components: componentsMn,
    connect: connectMn,
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
    memberActs: memberActsMn,
    help: helpMn,
    home: homeMn,
    ideas: ideasMn,
    youAnd: youAndMn,
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
    paste: pasteMn,
    preferences: preferencesMn,
    privateMatching: privateMatchingMn,
    savedMatch: savedMatchMn,
    search: searchMn,
    secondStep: secondStepMn,
    sessionOver: sessionOverMn,
    settings: settingsMn,
    share: shareMn,
    shell: shellMn,
    tagInput: tagInputMn,
    told: toldMn,
    vocabulary: vocabularyMn,
  },
};
