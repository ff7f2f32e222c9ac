import type { ContactTopic } from "@khamt/contract/contact-topics";

const topics: Record<ContactTopic, string> = {
  question: "A question",
  fault: "Something does not work",
  profile: "A profile or listing",
  privacy: "Privacy and my data",
  story: "My success story",
  other: "Something else",
};

const contact = {
  title: "Contact",
  intro: "This site is run by its operator. What you write here goes to them.",
  form: {
    label: "Message to the operator",
    name: "Your name",
    email: "Your email",
    emailHint: "The answer comes to it.",
    topic: "What about",
    chooseTopic: "Choose one",
    message: "Message",
    messageHint: (most: number) =>
      `Up to ${most} characters. For a fault, add the request number that the error showed.`,
    topics,
    send: "Send",
    website: "Leave this empty",
  },
  sent: { title: "Message sent", another: "Write another message" },
  failed: {
    unavailable:
      "The mail server did not take your message. Nothing that you typed is lost: try again in a minute.",
    network: "The server could not be reached. Nothing that you typed is lost: try again.",
  },
  byMail: {
    title: "Write an email",
    text: "This site sends no mail itself. You reach the operator at this address:",
  },
  noWay: {
    title: "Reaching the operator",
    text: "Nobody reads messages from this page yet: the operator has not given an address. Ask whoever gave you the address of this site.",
  },
  others: {
    title: "About a company",
    text: "Companies show their business contacts on their own page. People's contacts are shown only where they allow it.",
  },
};

export default contact;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    contact: typeof contact;
  }
}
