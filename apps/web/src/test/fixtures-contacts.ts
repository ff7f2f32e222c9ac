// What members are to each other, as the contract has it.
import type {
  Application,
  Connection,
  ConnectionWith,
  Conversation,
  DecisionMade,
  Message,
  ReportCase,
  Review,
} from "@khamt/contract";
import { cofounder, idea, idOf, project } from "./fixtures.ts";

const at = "2026-11-20T04:00:00.000Z";

/** What the applicant sees of one that was just sent. */
export const application: Application = {
  id: idOf("application"),
  state: "sent",
  actions: ["edit", "withdraw"],
  side: "mine",
  createdAt: at,
  updatedAt: at,
  listing: {
    id: project.id,
    title: project.title,
    companyId: project.companyId,
    companyName: project.companyName,
  },
  applicant: { kind: "cofounder", id: cofounder.id, name: "Saraa Bat", headline: "Engineer", avatar: null },
  compatibility: null,
  letter: "I have built four web shops, and would build yours in two months.",
  contentLanguage: "en",
  price: "$5,000",
  priceSum: {
    currency: "USD",
    usd: { min: 5000, max: 5000 },
    mnt: { min: 17_850_000, max: 17_850_000 },
    per: null,
  },
  duration: "2 months",
  answers: [],
  isOtherAway: false,
  declineReason: null,
  declineText: null,
  conversationId: null,
  reviews: null,
};

/** That came for the member and waits for an answer. */
export const connection: Connection = {
  id: idOf("connection"),
  role: "receiver",
  state: "sent",
  actions: ["accept", "ask", "decline", "not-now"],
  other: { name: "Sara", avatar: null, isAway: false },
  target: null,
  source: { kind: "cofounder", id: idOf("sara"), name: "Sara" },
  compatibility: 84,
  message: "Hello",
  question: null,
  answer: null,
  asked: [],
  isSetAside: false,
  declined: null,
  createdAt: at,
  expiresAt: "2026-12-04T00:00:00.000Z",
  answeredAt: null,
  conversationId: null,
};

/** Between the member and somebody who was never invited. */
export const connectionWith: ConnectionWith = {
  is: "nothing",
  name: "Saraa Bat",
  connectionId: null,
  conversationId: null,
  question: null,
  refusal: null,
};

export const conversation: Conversation = {
  id: idOf("conversation"),
  kind: "connection",
  subjectId: connection.id,
  title: "Yak wool",
  about: null,
  other: { id: idOf("saraa"), name: "Saraa Bat", avatar: null, profile: null, isAway: false },
  lastSeq: 2,
  lastMessage: { text: "When can we talk?", isOwn: false, isDeleted: false, createdAt: at, attachments: 0 },
  unread: 0,
  readSeq: 2,
  otherReadSeq: 1,
  isMuted: false,
  note: null,
  isOpen: true,
  areLinksShown: true,
  isProfileGone: false,
  activeAt: at,
  createdAt: at,
};

/** What the member said at that place of the conversation. */
export function message(seq: number, text: string): Message {
  return {
    id: idOf(`message ${seq}`),
    conversationId: conversation.id,
    seq,
    senderId: idOf("bat"),
    isOwn: true,
    text,
    attachments: [],
    isDeleted: false,
    createdAt: at,
  };
}

export const review: Review = {
  id: idOf("review"),
  isCounted: true,
  rating: 4,
  text: "They know their trade.",
  contentLanguage: "en",
  createdAt: at,
  authorName: "Saraa Bat",
  projectTitle: "A shop",
  answer: null,
  mayAnswer: false,
};

const reported = {
  subject: { kind: "idea", id: idea.id },
  name: idea.title,
  owner: "Saraa Bat",
  isListed: true,
  isHeld: false,
} as const;

export const reportCase: ReportCase = {
  ...reported,
  id: idOf("report"),
  passages: [{ author: null, text: "Send money first.", files: [] }],
  appeal: null,
  reports: [
    {
      id: idOf("report"),
      reporter: "Dorj",
      reason: "scam",
      text: "They asked me for money.",
      createdAt: at,
      evidence: null,
    },
  ],
  reporters: 1,
  earlier: [],
  actions: ["dismiss", "uphold"],
};

export const decisionMade: DecisionMade = {
  ...reported,
  id: idOf("decision"),
  outcome: "upheld",
  rule: "no-fraud",
  note: "It asks for money.",
  appeal: null,
  appealAnswer: null,
  decidedAt: at,
  decidedBy: "Oyun",
  actions: ["restore"],
};
