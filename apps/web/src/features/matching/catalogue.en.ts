const matching = {
  title: {
    cofounder: "Co-founders for this idea",
    "startup-idea": "Ideas for this person",
    company: "Companies for this project",
    project: "Projects for this company",
  },
  intro: (name: string) =>
    `Khamt reads “${name}” and compares it with everyone it could fit, from both sides.`,
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
    words: (count: number) => `${count} words read`,
    considered: (count: number) => `${count} profiles considered`,
    milliseconds: (count: number) => `compared in ${count} ms`,
    results: (count: number) => (count === 1 ? "1 match worth a look" : `${count} matches worth a look`),
  },
  stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
  found: (count: number) => (count === 1 ? "1 match found" : `${count} matches found`),
  ready: "The results are ready.",
  strengths: "What fits",
  gaps: "What is missing or stands against it",
  source: "In the profile that looks",
  target: "In the profile that was found",
  skills: "Skills",
  viewDetails: "View Details",
  connect: "Connect",
  close: "Close",
  viewAll: "View All Matches",
  none: "No match yet",
  noneHint:
    "Nothing here fits well enough yet. Say more in the profile, or look again when others have joined.",
  failed: "The match could not be made",
  unavailable: "The server could not answer just now. Try again in a moment; nothing was lost.",
  offline: "There is no connection. Check it and try again; nothing was lost.",
};

export default matching;
export type MatchingWords = typeof matching;
