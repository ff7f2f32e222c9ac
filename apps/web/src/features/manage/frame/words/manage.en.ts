const sections = {
  overview: { title: "Overview", description: "What is happening, at a glance." },
  moderation: {
    title: "Moderation",
    description: "Decide about reports and appeals, and help with accounts.",
  },
  programmes: {
    title: "Programmes",
    description: "Make a programme, invite people, and decide who takes part.",
  },
  services: { title: "Service requests", description: "Answer members who asked for a service." },
  members: { title: "Members", description: "Find, invite and look after everybody." },
  rounds: {
    title: "Matching rounds",
    description: "Plan short meetings for two, and lead them round by round.",
  },
  introductions: { title: "Introductions", description: "Bring two members together who should meet." },
  events: { title: "Events", description: "Plan events with places, a waiting list and a reminder." },
  mentors: { title: "Mentors", description: "Offer office hours that members book." },
  announcements: { title: "Announcements", description: "Tell a programme, or everybody, what is new." },
  site: { title: "Your site", description: "Name, logo, colours, first page, contact and terms." },
};

const manage = {
  head: {
    title: "Your desk",
    description: "Everything you need to run your programme.",
  },
  navigation: "Sections of your desk",
  secondStep: {
    title: "First protect your account",
    text: "Whoever runs a site can do a lot, so a password alone is not enough. Switch on the second step in your settings; it takes a minute and an authenticator app. After that this page opens.",
    button: "Open the settings",
  },
  merged:
    "Somebody else changed this in the meantime. What they changed is in the form now; where you had typed something, your text was kept. Check it and save again.",
  nowSays: (text: string) => (text === "" ? "It is empty now." : `It says now: ${text}`),
  print: "Print or save as PDF",
  moreLines: (lines: number) => (lines === 1 ? "1 more line" : `${lines} more lines`),
  ofProgramme: { label: "Programme", all: "All programmes" },
  noneFound: { title: "Nothing found", hint: "Try another name or programme." },
  sections,
};

export default manage;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    manage: typeof manage;
  }
}
