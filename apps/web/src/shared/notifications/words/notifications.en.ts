/** The words of the panel under the bell, which comes when it is opened. */
const notifications = {
  loading: "Loading notifications…",
  failed: "Your notifications could not be loaded",
  failedHint: "Check your connection and try again.",
  none: "Nothing new",
  noneText: "Invitations, answers, messages and new matches appear here.",
  markAll: "Mark all as read",
  isNew: "New",
  compatible: (percent: number) => `${percent}% match`,
  foundFor: (name: string) => `For “${name}”`,
  settings: "Notification settings",
};

export default notifications;

declare module "../../../lib/language/words.ts" {
  interface Words {
    notifications: typeof notifications;
  }
}
