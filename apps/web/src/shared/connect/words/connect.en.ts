import { formatDate, formatNumber, organisersZone, plural } from "@khamt/language/format";

const dayOf = (moment: string) => formatDate(new Date(moment), "en", organisersZone);

/** Wanted by members alone. */
const waiting = (open: number) => (open === 0 ? "" : `Waiting for an answer: ${open}. `);

const connect = {
  invited: "Invitation sent",
  accept: "Answer the invitation",
  open: "Open conversation",
  dialog: {
    title: (name: string) => `Invite ${name}`,
    offer: (idea: string) => `Offer yourself: ${idea}`,
    offerCompany: (idea: string) => `Offer your company: ${idea}`,
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
      `${left} of ${of} left this week. Renewed on ${dayOf(resetsAt)}.`,
    /** Of invitations that wait for an answer. */
    open: {
      isNew: (open: number, most: number) =>
        `${waiting(open)}A new account can have ${most} waiting for an answer at once.`,
      isUnconfirmed: (open: number, most: number) =>
        `${waiting(open)}Until you confirm your email, you can have ${most} waiting for an answer at once.`,
    },
    signs: (count: number) =>
      `${formatNumber(count, "en")} of 1,000 ${plural(count, "en", { one: "character", other: "characters" })}`,
  },
  empty: "Write a message first.",
  unanswered: "Answer their question first.",
  sent: {
    title: "Invitation sent",
    text: {
      person: (name: string) => `${name} will see your message. We'll let you know when they answer.`,
      profile: (name: string) =>
        `The people behind “${name}” will see your message. We'll let you know when they answer.`,
    },
  },
  connected: { title: "You are connected", text: "They had invited you too. The conversation is open." },
  example: {
    title: "A demo profile",
    text: "This profile shows how Khamt works. Nobody is behind it, so there is nobody to invite. Members' profiles have no “Demo” mark.",
  },
  closed: {
    title: "No invitations at the moment",
    text: "This person takes no invitations now. Look again later, or see who else fits you.",
  },
  refused: {
    title: "An invitation can't be sent now",
    "invited-recently": (until: string) =>
      `Your last invitation to this person was withdrawn or declined. You can invite them again from ${dayOf(until)} on.`,
    "invitations-used": (until: string) =>
      `You have sent all your invitations for this week. The next ones come on ${dayOf(until)}.`,
    "invitations-used-today": () => "You have invited as many people as one day allows. Continue tomorrow.",
    "too-many-open-invitations": () =>
      "A new or unconfirmed account can have only a few invitations waiting for an answer. Wait for an answer, or withdraw one under Connections.",
    "receiver-full": (until: string) =>
      `This person takes no more invitations this week. Try again from ${dayOf(until)} on.`,
  },
  found: "Find others",
};

export default connect;

declare module "../../../lib/language/words.ts" {
  interface Words {
    connect: typeof connect;
  }
}
