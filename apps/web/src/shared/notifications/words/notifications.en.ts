/** The words of the panel under the bell, which comes when it is opened. */
const notifications = {
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

export default notifications;

declare module "../../../lib/language/words.ts" {
  interface Words {
    notifications: typeof notifications;
  }
}
