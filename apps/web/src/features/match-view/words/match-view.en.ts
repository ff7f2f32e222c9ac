const matchView = {
  head: {
    title: (one: string, other: string) => `${one} and ${other}`,
    description: (one: string, other: string, percent: number) =>
      `${one} and ${other} are a ${percent}% match: what each needs, what each brings, and why.`,
    compare: (name: string) => `Candidates for ${name} compared`,
    compareDescription: (name: string) => `Compare up to three candidates for ${name} side by side.`,
    team: (name: string) => `A team for ${name}`,
    teamDescription: (name: string) => `The smallest team that covers what ${name} needs.`,
  },
  kind: {
    "startup-idea": "Startup idea",
    cofounder: "Co-founder",
    company: "Company",
    project: "Project listing",
  },
  confidence: {
    high: (known: number) => `Both profiles say nearly all that matters (${known}%).`,
    medium: (known: number) => `The profiles say ${known}% of what matters.`,
    low: (known: number) => `A rough estimate: the profiles say only ${known}% of what matters.`,
  },
  standing: (place: number, of: number) => `Place ${place} of ${of} candidates`,
  standingBeyond: (of: number) => `Not among the first 1000 of ${of} candidates`,
  connect: "Connect",
  apply: "Apply",
  compare: "Compare with others",
  diagram: {
    title: "How the two strands meet",
    hint: "A knot is a need that is met. Where the strands only come close, it is partly met; where one runs alone, nothing meets it.",
    needs: "Needs",
    brings: "Can offer",
    wants: "Is looking for",
    offers: "Offers",
    terms: "What both state",
    noNeeds: "This profile does not say what it needs.",
    noWants: "This profile does not say what it is looking for.",
    counts: {
      covered: (count: number) => `${count} covered`,
      partly: (count: number) => `${count} partly covered`,
      open: (count: number) => `${count} not covered`,
    },
  },
  cover: { covered: "Covered", partly: "Partly covered", open: "Not covered", unsaid: "Not said" },
  term: { covered: "Fits", partly: "Partly fits", open: "Differs", unsaid: "Not said" },
  nothingAnswers: "Nothing in the profile answers this.",
  saysNothing: "The profile says nothing about it.",
  reasons: "What fits",
  noReasons: "No single point stands out. See below how well each part fits.",
  one: "In the first profile",
  other: "In the second profile",
  against: {
    title: "What could get in the way",
    none: "Neither profile says anything that would get in the way.",
    conflict: "The one conflict",
    weak: (list: string) => `Lower than in most pairs: ${list}.`,
    lost: (factor: string, points: number) =>
      `${factor} (${points} ${points === 1 ? "point" : "points"} less)`,
    open: (list: string) => `Still missing: ${list}.`,
    partly: (list: string) => `Only partly covered: ${list}.`,
    unsaid: (list: string) => `Not known, because a profile says nothing: ${list}.`,
  },
  hints: {
    title: "What would raise the percentage",
    of: (name: string) => `In the profile of ${name}`,
    none: "No single change of either profile would raise the percentage by three points or more.",
    waiting: "Trying out changes of both profiles",
    failed: "The changes could not be tried out just now.",
    failedHint: "Everything else on this page is there.",
  },
  factors: {
    title: "What the percentage is made of",
    hint: "The bar shows how well each part fits, the thin mark what a typical pair reaches. Points show how much this part adds to the percentage compared with a typical pair.",
    points: (points: number) =>
      `${points > 0 ? "+" : ""}${points} ${Math.abs(points) === 1 ? "point" : "points"}`.replace("-", "−"),
    typical: (percent: string) => `typical ${percent}`,
    unknown: "not known",
  },
  factor: {
    skills: "Skills asked for",
    inReturn: "Skills in return",
    craft: "The same work",
    complement: "What each adds",
    subject: "Topics in common",
    usefulness: "What could help",
    wording: "What both mention",
    together: "What is often found together",
    nearNeeds: "Near to what is needed",
    commitment: "Time",
    place: "Place",
    size: "Company size",
    budget: "Budget",
    timeline: "Time frame",
    stage: "Stage",
    experience: "Experience",
    trust: "Reliability",
    credit: "Reliability of the other side",
  },
  team: {
    title: "Closing the gap",
    page: (name: string) => `A team for “${name}”`,
    intro: "The smallest team that has everything asked for.",
    lack: (list: string) => `Still missing: ${list}.`,
    asked: (list: string) => `Asked for: ${list}.`,
    people: (count: number) =>
      count === 1 ? "This person closes the gap:" : `These ${count} people close the gap:`,
    companies: (count: number) =>
      count === 1 ? "This company closes the gap:" : `These ${count} companies close the gap:`,
    somePeople: (count: number) =>
      count === 1 ? "This person closes part of the gap:" : `These ${count} people close part of the gap:`,
    someCompanies: (count: number) =>
      count === 1
        ? "This company closes part of the gap:"
        : `These ${count} companies close part of the gap:`,
    brings: "Covers",
    open: (list: string) => `Nobody here has: ${list}.`,
    none: "Nobody listed has what is still missing.",
    covered: (percent: number) =>
      `Together they cover ${percent}% of what is asked for. A need met by something close to it counts in part, so all ticks may be there below 100%.`,
  },
  why: "Why this match",
  another: {
    title: "Check another candidate",
    hint: "Somebody you expected is not at the top? See what fits and what doesn't.",
    label: "Name or skill",
    suggestions: "Candidates",
    none: "Nothing was found for these words.",
  },
  comparison: {
    title: "Candidates side by side",
    intro: (name: string) => `For “${name}”: compare up to three at once.`,
    candidates: "Candidates",
    remove: (name: string) => `Remove: ${name}`,
    add: "Add a candidate",
    addHint: "There is room for up to three.",
    conflict: "Conflict",
    noConflict: "No conflict",
    factors: "How well each part fits",
    radar: "The same figures as in the table, as a drawing",
    factor: "Part",
    needs: "What is needed, and who has it",
    need: "Need",
    noNeeds: "No needs are named.",
  },
};

export default matchView;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "match-view": typeof matchView;
  }
}
