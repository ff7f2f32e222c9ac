const search = {
  head: {
    title: (words: string) => (words === "" ? "Search" : `${words} · Search`),
    description:
      "Search startup ideas, co-founders, companies and projects at once. A word in English finds what is written in Mongolian, and the other way round.",
  },
  title: "Search Khamt",
  label: "What are you looking for?",
  placeholder: "A skill, a field, a place, a name",
  button: "Search",
  suggestions: "Suggested topics",
  narrow: "Narrow by topic",
  addTopic: "Add a topic",
  tabs: {
    label: "Kinds of results",
    all: "All",
    idea: "Ideas",
    cofounder: "Co-founders",
    company: "Companies",
    project: "Projects",
  },
  kind: { idea: "Startup idea", cofounder: "Co-founder", company: "Company", project: "Project listing" },
  results: "Search results",
  tags: "Topics",
  found: (count: string, isOne: boolean) => `${count} ${isOne ? "result" : "results"}`,
  loading: "Searching",
  didYouMean: (words: string) => `Did you mean “${words}”?`,
  partial: (words: string) => `Nothing contains all of “${words}”. These contain part of it:`,
  matchInstead: "Khamt can also match a whole sentence. What should it look for?",
  none: (words: string) => (words === "" ? "No results" : `No results for “${words}”`),
  noneHint:
    "Try a shorter or a more general word: “law” finds more than “corporate tax law”. Any word works in both languages.",
  noneHere: "There is nothing of this kind, but there are results of other kinds.",
  allKinds: "Show all kinds",
  dropTopics: "Search without topics",
  failed: "The search did not work",
  failedHint: "What you typed is still here. Check your connection and try again.",
  start: {
    topics: "Start with a topic",
    topicList: [
      "Accounting",
      "Mobile apps",
      "Web development",
      "Marketing",
      "Tourism",
      "Agriculture",
      "Renewable energy",
      "Cashmere",
    ],
    spellings: "One word, three ways to write it",
    spellingsHint: "English, Mongolian, and Mongolian in Latin letters all find the same people.",
    lists: "Or browse everything",
  },
  lists: {
    ideas: "Startup ideas",
    cofounders: "Co-founders",
    companies: "Companies",
    projects: "Project listings",
  },
};

export default search;

declare module "../../../lib/language/words.ts" {
  interface Words {
    search: typeof search;
  }
}
