const news = {
  loading: "Loading notifications…",
  failed: "Your notifications did not come",
  failedHint: "Check your connection and try again.",
  none: "Nothing new",
  noneText: "Invitations, answers, messages and new matches are told here.",
  markAll: "Mark all as read",
  isNew: "New",
  compatible: (percent: number) => `${percent}% match`,
  foundFor: (name: string) => `For “${name}”`,
  settings: "Choose what you are told",
};

export default news;
export type NewsWords = typeof news;
