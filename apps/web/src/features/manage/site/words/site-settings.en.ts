const siteSettings = {
  head: {
    title: "Your site",
    description: "Its name, colours, words and contact. What you save is seen by everybody at once.",
  },
  parts: {
    name: "Name and logo",
    colours: "Colours",
    hero: "First page",
    contact: "Contact and footer",
    terms: "Your terms",
  },
  fields: {
    name: "Name of the site",
    logo: "Logo",
    heroTitle: "Headline",
    heroIntro: "Sentence below",
    footer: "Line in the footer",
    postal: "Postal address",
    terms: "Terms",
    contactEmail: "Contact address",
    servicesEmail: "Address for service requests",
  },
  inLanguage: {
    en: (field: string) => `${field} (English)`,
    mn: (field: string) => `${field} (Mongolian)`,
  },
  hints: {
    name: "In page titles, in the header, in emails and wherever a link is shown.",
    colours: "For links and buttons. We check that everybody can read them.",
    hero: "What a visitor reads first. Leave it empty to keep ours.",
    contact: "In the footer of every page and email.",
    contactEmail:
      "Everybody sees it. Messages from the contact form go there. If it is empty, the address from the site's set-up is used.",
    servicesEmail:
      "Gets an email about each request, in addition to the administrators. Nobody else sees it. If it is empty, the address from the site's set-up is used.",
    terms: "They appear on the Terms of Service page, before ours.",
  },
  colours: {
    own: "Use colours of our own",
    light: "On light pages",
    dark: "On dark pages",
    good: (contrast: string) => `Easy to read: contrast ${contrast} : 1.`,
    low: (contrast: string) => `Hard to read: contrast ${contrast} : 1. It takes 4.5 : 1.`,
    take: (colour: string) => `Take ${colour} instead`,
  },
  faults: {
    bothLanguages: "Say it in both languages.",
    contrast: "Text in this colour is hard to read. Take the one that we propose, or another.",
    address: "This is not an email address.",
  },
  preview: {
    label: "Preview",
    name: "The name of your site",
    title: "Find the people to build with",
    intro: "Your sentence appears here.",
    button: "Button",
    chosen: "Chosen",
    link: "Link",
    footer: "Your footer line appears here.",
  },
  save: "Save",
  saved: "Saved. Everybody sees it now.",
};

export default siteSettings;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "site-settings": typeof siteSettings;
  }
}
