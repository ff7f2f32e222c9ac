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
      { need: "Starts this winter", gift: "Free part-time" },
    ],
    example: "An example, not a real profile",
  },
  numbers: {
    label: "Khamt in numbers",
    /** Of the percentage that was counted, or of the goal where none was. */
    success: (rate: number | null): string =>
      rate === null ? "success is our goal" : "of invitations are accepted",
    partners: (count: number): string => (count === 1 ? "partner" : "partners"),
    partnersGoal: "partners is our goal",
    languages: "languages, equal in everything",
    guarantee: "7-day",
    guaranteeText: "guarantee on services",
  },
  features: {
    title: "Made for a decision that lasts for years",
    items: [
      {
        title: "Reasons, not just a number",
        text: "Every percentage opens into what is covered, what is missing and the one thing that could stand in the way.",
      },
      {
        title: "Both sides count",
        text: "A match is good only if you fit them as well as they fit you. The score is the same from either end.",
      },
      {
        title: "Two languages, one meaning",
        text: "“Санхүү” finds “finance”. Profiles in Mongolian and English are compared by what they mean.",
      },
      {
        title: "Your contacts stay yours",
        text: "No list ever shows a person's email or phone. You decide who gets them, and when.",
      },
    ],
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
        text: "The engine reads every listed profile and weighs needs, skills, stage, time and place.",
      },
      {
        title: "Connect",
        text: "See why you fit, compare the best few, and write to the one you want to meet.",
      },
    ],
  },
  close: {
    title: "Not sure where to begin?",
    text: "The categories show everything that is here, with how much of each.",
    button: "See all categories",
  },
};

export default home;

declare module "../../../lib/language/words.ts" {
  interface Words {
    home: typeof home;
  }
}
