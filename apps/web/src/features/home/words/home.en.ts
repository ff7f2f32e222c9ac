const home = {
  head: {
    title: "Find the people to build with",
    description:
      "Startup founders, co-founders, companies and projects, matched by what each needs and what each brings. In English and Mongolian.",
  },
  hero: {
    title: "Find the people to build with",
    intro:
      "Khamt compares what you need with what others bring, in both directions and in two languages, and shows you the reasons before you write a word.",
    ideas: "Browse startup ideas",
    companies: "See companies",
  },
  drawing: {
    label: "How a match is made: what the idea needs is met by what the person brings.",
    needs: "What the idea needs",
    brings: "What she brings",
    idea: "A payments app for herders",
    person: "Backend engineer, Darkhan",
    pairs: [
      { need: "Payment systems", gift: "6 years in banking software" },
      { need: "Mongolian and English", gift: "Speaks both" },
      { need: "Part-time for now", gift: "Free in the evenings" },
    ],
    example: "An example, not a real profile",
  },
  numbers: {
    label: "Khamt in numbers",
    ideas: "startup ideas",
    partners: "people and companies",
    projects: "project listings",
    activeThisWeek: "members active this week",
    accepted: "of invitations are accepted",
  },
  match: {
    title: "A match from today",
    text: "Two profiles that are listed here, as Khamt sees them: what one needs, what the other brings, and why the percentage is what it is.",
    idea: "The idea",
    person: "The person",
    strands: "What the idea needs, and the answer",
    reasons: "Why they fit",
    cover: { covered: "covered by", partly: "partly covered by", open: "still open" },
    mark: { demo: "Demo", writtenIn: { en: "In English", mn: "In Mongolian" } },
    whole: "See the whole match",
  },
  highlights: {
    title: "Why Khamt",
    items: {
      match: {
        title: "AI Match",
        text: "Say what you look for in your own words. Both sides are compared, and each reason is shown.",
      },
      private: {
        title: "Private AI",
        text: "The same on your own device: what you write there is not sent anywhere.",
      },
      languages: {
        title: "Two languages",
        text: "What is written in English and in Mongolian finds each other, also when typed in Latin letters.",
      },
      free: {
        title: "Free",
        text: "Finding each other costs nothing, and nobody can pay to be seen more.",
      },
    },
  },
  steps: {
    title: "How it works",
    items: [
      {
        title: "Choose a type",
        text: "An idea looking for a co-founder, a skill looking for an idea, a company or a project.",
      },
      {
        title: "AI search",
        text: "Khamt reads every listed profile and compares needs, skills, stage, time and place.",
      },
      {
        title: "Connect",
        text: "See why you fit, compare the best few, and write to the one you want to meet.",
      },
    ],
  },
  close: {
    title: "Not sure where to begin?",
    text: "Browse everything by category, with counts.",
    button: "See all categories",
  },
};

export default home;

declare module "../../../lib/language/words.ts" {
  interface Words {
    home: typeof home;
  }
}
