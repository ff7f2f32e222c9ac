const sections = {
  overview: { title: "Overview", description: "What is happening, at a glance." },
  moderation: {
    title: "Moderation",
    description: "Decide about reports and appeals, and help with accounts.",
  },
  services: { title: "Service requests", description: "Answer members who asked for a service." },
  announcements: { title: "Announcements", description: "Tell a programme, or everybody, what is new." },
};

const manage = {
  head: {
    title: "Your desk",
    description: "Everything you need to run your programme.",
  },
  navigation: "Sections of your desk",
  sections,
};

export default manage;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    manage: typeof manage;
  }
}
