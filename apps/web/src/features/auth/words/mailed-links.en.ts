import type { NotificationKind } from "@khamt/contract";

const what: Record<NotificationKind, string> = {
  matches: "emails about your matches",
  searches: "emails about your saved searches",
  messages: "emails about unread messages",
  invitations: "emails about invitations",
  applications: "emails about applications and listings",
  services: "emails about services",
  safety: "emails about reports and appeals",
  announcements: "announcements by email",
  hours: "emails about office hours",
  digest: "the summary of what is waiting for you and what is new",
  desk: "the daily email about what is waiting at your desk",
};

/** The pages that letters about news lead to. */
const mailedLinks = {
  stop: {
    title: "Emails from Khamt",
    description: "Ends one kind of email, without signing in.",
    question: (of: string) => `Shall we stop sending you ${of}?`,
    yes: "Stop these emails",
    done: (of: string) => `You will no longer receive ${of}. You can turn them on again in the settings.`,
    other: "Choose in the settings which emails you receive.",
    open: "Open settings",
    what,
  },
  stillLooking: {
    title: "Are you still looking?",
    description: "Keeps your profiles visible, without signing in.",
    question: "If so, your profiles stay visible, and any we paused are listed again.",
    yes: "Yes, I'm still looking",
    done: "Good to know. Your profiles are listed.",
    open: "Open my profile",
  },
};

export default mailedLinks;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "mailed-links": typeof mailedLinks;
  }
}
