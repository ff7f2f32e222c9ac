import { formatNumber } from "@khamt/language/format";
const matching = {
  title: {
    cofounder: "People who fit",
    "startup-idea": "Ideas that fit",
    company: "Companies that fit",
    project: "Projects that fit",
  },
  foundFor: (name: string) => `For “${name}”`,
  intro: (name: string) =>
    `Khamt reads “${name}” and compares it with everyone it could fit, from both sides.`,
  chooserTitle: {
    cofounder: "Who are you looking for?",
    "startup-idea": "Which idea are you looking for?",
    company: "Which company are you looking for?",
    project: "Which project are you looking for?",
  },
  chooserIntro: "Khamt compares it with everyone it could fit, from both sides, and says why.",
  own: {
    legend: "Start from",
    kind: {
      idea: "Your startup idea",
      cofounder: "Your co-founder profile",
      company: "Your company",
      project: "Your project listing",
    },
    inWords: "My own words",
    loading: "Reading your profiles",
    hindrance: {
      incomplete: "is not complete enough to be matched yet.",
      paused: "is paused and cannot be matched.",
    },
    complete: { incomplete: "Complete it", paused: "Change that" },
    none: "You have no profile to start from yet.",
    create: "Create one",
    unread: "Your profiles could not be read. You can still write what you are looking for.",
    readAgain: "Read them again",
    signIn: "Sign in to use your own profile",
  },
  wish: {
    label: {
      cofounder: "Describe the person you are looking for, and what you bring",
      "startup-idea": "Describe yourself and the ideas that interest you",
      company: "Describe the work you need done",
      project: "Describe your company and the work it takes on",
    },
    placeholder: {
      cofounder:
        "I am looking for a backend developer in Ulaanbaatar, full-time, for a delivery service. I bring sales.",
      "startup-idea":
        "I am a nurse with five years in hospitals. I am looking for an idea in health care, part-time.",
      company: "We need a mobile app in Flutter for our shops in Darkhan.",
      project: "We design and build online shops. Six people, Ulaanbaatar.",
    },
    notStored: "In English or Mongolian. What you write is used for this match only. We do not store it.",
    empty: "Write a few words about what you are looking for.",
  },
  change: "Change my search",
  looking: "Looking for matches",
  understood: {
    title: "What we understood",
    kind: {
      need: "Looking for",
      offer: "Offering",
      topic: "About",
      refused: "Not wanted",
      place: "Place",
      commitment: "Time",
    },
  },
  notUnderstood: {
    title: "We did not understand that",
    hint: "No skill, field, role or place was recognised in it. Say what you are looking for or what you bring, in a few plain words.",
  },
  start: "Start AI Matching",
  showNow: "Show results now",
  progress: "Progress of the match",
  steps: {
    analyze: "Analysing the profile",
    search: "Searching all candidates",
    match: "Comparing both sides",
    rank: "Ranking the best",
  },
  facts: {
    understood: (list: string) => `understood: ${list}`,
    words: (count: number) => `${formatNumber(count, "en")} words read`,
    considered: (count: number) => `${formatNumber(count, "en")} profiles considered`,
    milliseconds: (count: number) => `compared in ${Math.ceil(count / 100) / 10} s`,
    results: (count: number) => (count === 1 ? "1 match worth a look" : `${count} matches worth a look`),
  },
  stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
  ready: "The results are ready.",
  strengths: "What fits",
  gaps: "What is missing or could get in the way",
  source: "In the searching profile",
  target: "In the profile that was found",
  skills: "Skills",
  viewDetails: "View Details",
  evidence: "Why it fits",
  why: "The whole match",
  compareThis: "Compare",
  compareChosen: (count: number) => (count === 1 ? "Compare 1 candidate" : `Compare ${count} candidates`),
  team: "Who would complete the team",
  connect: "Connect",
  apply: "Apply",
  close: "Close",
  viewAll: "View All Matches",
  seeAll: "See all",
  seeDistant: "See distant profiles",
  results: {
    search: "What are you looking for?",
    intro: "Say what you are looking for. The address of this page brings the same results back.",
    change: "Change",
    forProfile: "For",
    description: "Matches for what you are looking for, with the reasons, best first.",
    loading: "Comparing both sides",
    filters: { language: "In my language", real: "Without demo profiles" },
    filterLabel: "Show only",
    allHidden: "The filters hide everything that was found.",
    showAll: "Show all",
    notYet: "Not the right one yet?",
    beside: "The chosen result",
    cut: "The link of this page holds the first 1,000 characters of what you wrote; this browser keeps the rest.",
    linkHolds: "The link contains your words: anyone who has it sees the same results.",
  },
  failed: "Matching failed",
  unavailable: "There was no answer just now. Try again in a moment; nothing was lost.",
  offline: "There is no connection. Check it and try again; nothing was lost.",
};

export default matching;

declare module "../../../lib/language/words.ts" {
  interface Words {
    matching: typeof matching;
  }
}
