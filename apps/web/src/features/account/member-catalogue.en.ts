const member = {
  failure: {
    network: "Network error occurred.",
    unknown: "The server could not do this. Nothing was changed. Please try again.",
  },
  deletion: {
    label: "Planned deletion",
    planned: (date: string) =>
      `Your account will be deleted on ${date}. Until then your profiles are hidden, and nothing is lost.`,
    keep: "Keep my account",
    wait: "One moment…",
    kept: "Your account stays",
  },
};

export default member;
export type MemberWords = typeof member;
