import { formatNumber } from "@khamt/language/format";
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
  intro: "What you write here goes to the operator of this site by email.",
  form: {
    label: "Message to the operator",
    name: "Your name",
    email: "Your email",
    emailHint: "We reply to this address.",
    topic: "Topic",
    chooseTopic: "Choose one",
    message: "Message",
    messageHint: (most: number) =>
      `Up to ${formatNumber(most, "en")} characters. If something failed, add the request number shown with the error.`,
    topics,
    send: "Send",
    website: "Leave this empty",
  },
  sent: { title: "Message sent", another: "Write another message" },
  failed: {
    unavailable: "Your message could not be sent. What you typed is still here: try again in a minute.",
    network: "We could not connect. What you typed is still here: check your connection and try again.",
  },
  byMail: {
    title: "Write an email",
    text: "This site sends no email itself. Write to the operator at this address:",
  },
  noWay: {
    title: "Reaching the operator",
    text: "Nobody reads messages from this page yet: the operator has not added an address. Ask the person who told you about this site.",
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
