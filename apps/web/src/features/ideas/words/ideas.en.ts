const ideas = {
  list: {
    head: {
      title: "Startup ideas",
      description:
        "Startup ideas whose founders look for people to build with: by industry and stage, in English and Mongolian.",
    },
    title: "Startup ideas",
    intro: "Founders say what they have and who is missing. See where your skills are the missing part.",
    share: "Share your idea",
    matchForMe: "AI Match Ideas for Me",
    searchLabel: "Search startup ideas",
    placeholder: "Search by title, description or keywords",
    search: "Search",
  },
  browse: {
    head: {
      title: "Browse ideas",
      description:
        "Search startup ideas by industry, stage, funding and keyword, and find partners for each of them.",
    },
    title: "Browse ideas",
    intro: "Choose an industry, a stage and an amount, or simply a word, then search.",
    keyword: "Keyword",
    placeholder: "Search by title, description or keywords",
    search: "Search Ideas",
    all: "All Ideas",
    results: "Search Results",
  },
  invitation: {
    title: "Who is missing for your idea?",
    text: "Write down what you have and who you need. The right people find it in both languages.",
  },
  found: (count: number) =>
    count === 0 ? "No ideas found" : `${count} ${count === 1 ? "idea" : "ideas"} found`,
  loading: "Looking for ideas",
  none: "No ideas found",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "Nobody has shared an idea here yet. Yours can be the first.",
  showAll: "Start browsing",
  card: {
    lookingFor: "Looking for",
    tags: "Tags",
    aiMatch: "AI Match",
    findPartners: "Find Partners",
    view: "View idea",
    viewNamed: (title: string) => `View idea: ${title}`,
    by: (name: string) => `by ${name}`,
  },
  detail: {
    back: "All startup ideas",
    describe: (lookingFor: string) =>
      lookingFor === "" ? "A startup idea on Khamt." : `Looking for ${lookingFor}.`,
    about: "The idea",
    lookingFor: "Who is missing",
    lookingForHint: "The founder is looking for people with these skills.",
    nothingMissing: "The founder has not said yet who is missing.",
    tags: "Tags",
    facts: "At a glance",
    founder: "Founder",
    funding: "Funding needed",
    commitment: "Commitment needed",
    added: "Added",
    closed: "The founder is not looking for partners for this idea at the moment.",
    match: "Find co-founders",
    connect: "Connect with the founder",
  },
};

export default ideas;

declare module "../../../lib/language/words.ts" {
  interface Words {
    ideas: typeof ideas;
  }
}
