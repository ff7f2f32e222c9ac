const member = {
  deletion: {
    label: "Planned deletion",
    planned: (date: string) =>
      `Your account will be deleted on ${date}. Until then your profiles are hidden, and nothing is lost.`,
    keep: "Keep my account",
    kept: "Your account stays",
  },
};

export default member;
export type MemberWords = typeof member;
