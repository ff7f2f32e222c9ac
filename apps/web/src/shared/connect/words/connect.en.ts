import { formatDate, plural } from "@khamt/language/format";

const timeZone = "Asia/Ulaanbaatar";

/** Wanted by members alone. */
const connect = {
  invited: "Invitation sent",
  accept: "Answer the invitation",
  open: "Open conversation",
  dialog: {
    title: (name: string) => `Invite ${name}`,
    offer: (idea: string) => `Offer yourself: ${idea}`,
    hint: "Your message goes with the invitation. When it is accepted, a conversation opens, and you see each other's email and phone, unless one of you chose to be asked each time.",
    visitorHint:
      "Write first, then sign up to send it: your message is kept. When it is accepted, a conversation opens.",
    message: "Your message",
    offerPlaceholder: "Why this idea? What do you bring, and how much time do you have?",
    placeholder: "Why this person? What do you build, and what would you do together?",
    question: "A question they ask everyone",
    answer: "Your answer",
    source: "About my profile",
    noSource: "No profile in particular",
    send: "Send invitation",
    cancel: "Cancel",
    left: (left: number, of: number, resetsAt: string) =>
      `${left} of ${of} left this week. Renewed on ${formatDate(new Date(resetsAt), "en", timeZone)}.`,
    open: (open: number, most: number) =>
      `${open} of at most ${most} waiting: your account is new or its email is not confirmed.`,
    signs: (count: number) =>
      `${count} of 1,000 ${plural(count, "en", { one: "character", other: "characters" })}`,
  },
  empty: "Write a message first.",
  unanswered: "Answer their question first.",
  sent: {
    title: "Invitation sent",
    text: (name: string) => `${name} will see your message. We'll let you know when they answer.`,
  },
  connected: { title: "You are connected", text: "They had invited you too. The conversation is open." },
  example: {
    title: "A demo profile",
    text: "This profile shows how Khamt works. Nobody is behind it, so nothing was sent. Look for profiles without the “Demo” mark.",
  },
  closed: {
    title: "No invitations at the moment",
    text: "This person takes no invitations now. Save the profile and look again later.",
  },
  found: "Find others",
};

export default connect;

declare module "../../../lib/language/words.ts" {
  interface Words {
    connect: typeof connect;
  }
}
