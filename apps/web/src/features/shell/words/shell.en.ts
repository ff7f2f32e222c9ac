/** Header, footer, 404 and error screens: words that every page has. */
const shell = {
  brand: "Khamt",
  head: {
    title: "Find the people to build with",
    description:
      "Khamt matches startup ideas, co-founders, companies and projects, in English and Mongolian, and says why they fit.",
  },
  skip: "Skip to the content",
  navigation: "Main navigation",
  menu: "Menu",
  more: "More",
  links: {
    home: "Home",
    dashboard: "Dashboard",
    ideas: "Startup ideas",
    cofounders: "Co-founders",
    companies: "Companies",
    projects: "Project listings",
    matches: "My Matches",
    profile: "Profile",
    myProfile: "My Profile Form",
    categories: "Categories",
  },
  groups: { discover: "Discover", mine: "My Khamt" },
  switchLanguage: "Монгол",
  switchLanguageHint: "Switch to Mongolian",
  theme: {
    system: "Theme: as on this device. Switch to light",
    light: "Theme: light. Switch to dark",
    dark: "Theme: dark. Switch to this device's",
  },
  signIn: "Sign In",
  footer: {
    label: "Footer",
    line: "Khamt means “together”. This site is run independently by its operator.",
    runsOn: (product: string) => `On ${product}`,
    platform: "Platform",
    company: "Company",
    support: "Support",
    legal: "Legal",
    successStories: "Success Stories",
    pricing: "Pricing",
    services: "Services",
    about: "About",
    careers: "Careers",
    contact: "Contact",
    help: "Help Center",
    documentation: "Documentation",
    api: "API",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    cookies: "Cookie Policy",
  },
  notFound: {
    title: "404 Page Not Found",
    hint: "Did you forget to add the page to the router?",
    explanation: "The address may be mistyped, or this page was removed.",
    home: "Go to the home page",
    search: "Search Khamt",
  },
  failed: {
    title: "This page could not be loaded",
    explanation:
      "Nothing you saved is lost. Check your connection and try again. If it keeps happening, come back in a few minutes.",
    offline: "You are offline",
    offlineHint:
      "This page needs a connection. It opens by itself once you are back online; nothing you saved is lost.",
    retry: "Try again",
  },
  /** Of a part of a page that stands. */
  gettingReady: {
    title: "Getting ready",
    text: "The site is reading the profiles that it matches. This goes on by itself in a moment.",
  },
  unreachable: {
    offline: {
      title: "No connection",
      text: "The rest of this page opens by itself once the connection is back. What you typed stays.",
    },
    failed: {
      title: "A part of this page did not arrive",
      text: "Check your connection, and load the page again.",
    },
    reload: "Load again",
  },
};

export default shell;

declare module "../../../lib/language/words.ts" {
  interface Words {
    shell: typeof shell;
  }
}
