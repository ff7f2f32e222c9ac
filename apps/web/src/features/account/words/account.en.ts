import type { Activity } from "@khamt/contract";

const activity: Record<keyof Activity, string> = {
  ideasViewed: "ideas viewed",
  profilesViewed: "profiles viewed",
  partnersContacted: "partners contacted",
  matchesSaved: "matches saved",
};

/** The profile page, and what it shares with the settings. */
const account = {
  head: { title: "Profile", description: "Your name, account type and activity on Khamt." },
  title: "Profile",
  intro: "Your account details and activity.",
  loginRequired: {
    title: "Login Required",
    profile: "Please log in to view your profile.",
    settings: "Please log in to change your settings.",
    button: "Sign In",
  },
  failure: {
    account: "Your account could not be loaded. Check your connection and try again.",
  },
  saved: { title: "Successfully saved!", profile: "Profile information updated" },
  types: { individual: "Individual", company: "Company" },
  verified: "Email verified",
  notVerified: "Email not verified",
  /** Under the name. */
  shownAs: "Others see you under this name: it is the one on your co-founder profile.",
  facts: {
    name: "Name",
    companyName: "Company name",
    email: "Email",
    accountType: "Account type",
    verification: "Email verification",
    memberSince: "Member since",
  },
  edit: "Edit",
  form: {
    title: "Edit profile",
    firstName: "First name",
    lastName: "Last name",
    companyName: "Company name",
    picture: "Your picture",
    logo: "Company logo",
    pictureHint: "Others see it beside your name, once you have saved.",
    save: "Save",
  },
  activity: { title: "Your activity", items: activity },
  forms: {
    title: "Your profile forms",
    text: "What others find you by: your co-founder profile, your idea, your company.",
    link: "My profile form",
  },
  settings: {
    title: "Settings",
    account: "Email address",
    notifications: "Notifications",
    privacy: "Privacy",
    security: "Password and security",
    data: "Your data",
  },
};

export default account;

declare module "../../../lib/language/words.ts" {
  interface Words {
    account: typeof account;
  }
}
