import {
  type Application,
  type CofounderDetail,
  cofounderFields,
  companyFields,
  type CompanyPage,
  type Connection,
  type ConnectionWith,
  type Conversation,
  type DecisionMade,
  type Field,
  type Fields,
  type IdeaDetail,
  ideaFields,
  type Message,
  type OwnCofounder,
  type OwnCompany,
  type OwnIdea,
  type OwnProject,
  type OwnerActivity,
  type PartnerDetail,
  type ProjectDetail,
  projectFields,
  reaching,
  type ReportCase,
  type Review,
  type ValuesOf,
} from "@khamt/contract";

/** An id that is the contract's, for the short one that a test reads better. */
export function idOf(label: string): string {
  const number = Array.from(label).reduce(
    (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2 ** 48,
    0,
  );
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

const at = "2026-11-20T04:00:00.000Z";
const five = ["one", "two", "three", "four", "five"];
const ownerActivity: OwnerActivity = { lastActive: "week", replies: "high" };

const listed = {
  id: idOf("listed"),
  contentLanguage: "en",
  isDemo: false,
  names: {},
  createdAt: at,
  updatedAt: at,
} as const;

export const idea: IdeaDetail = {
  ...listed,
  ...sayingOnly(ideaFields, {
    title: "Yak wool",
    description: "Warm clothes of yak wool.",
    industry: "technology",
    stage: "mvp",
    fundingNeeds: "$40k",
    requiredSkills: five,
    tags: five,
    location: "Darkhan",
  }),
  fundingNeeded: "$40k",
  lookingFor: ["Go"],
  ownerName: "Saraa",
  avatar: "/saraa.png",
  verified: true,
  verification: null,
  isActive: true,
  ownerActivity,
};

export const cofounder: CofounderDetail = {
  ...listed,
  ...sayingOnly(reaching(cofounderFields, "everyone"), {
    firstName: "Saraa",
    lastName: "Bat",
    title: "Engineer",
    bio: "I build.",
    skills: five,
    expertise: five,
    experience: "3-5",
    location: "Darkhan",
  }),
  isAvailable: true,
  isVerified: true,
  verification: null,
  lastActiveAt: null,
  ownerActivity,
};

export const company: CompanyPage = {
  ...listed,
  ...sayingOnly(reaching(companyFields, "everyone", "page", "contact"), {
    name: "Altai Soft",
    description: "We build.",
    industry: "software",
    location: "Darkhan",
    specialties: five,
    technologies: five,
    certifications: five,
  }),
  rating: 0,
  reviewsCount: 0,
  completedProjects: 0,
  isVerified: true,
  verification: null,
  verificationLevel: null,
  lastVerifiedAt: null,
  projectFiles: [],
  ownerActivity,
};

export const project: ProjectDetail = {
  ...listed,
  ...sayingOnly(projectFields, {
    title: "A shop",
    description: "A web shop.",
    category: "web",
    budget: "$9k",
    timeline: "2 months",
    requiredSkills: five,
  }),
  companyId: idOf("company"),
  companyName: "Altai Soft",
  isActive: true,
  applicationsCount: 0,
  ownerActivity,
  answers: null,
};

const own = { preferences: {}, isPublished: true, missing: [], completeness: 80 };

export const ownIdea: OwnIdea = { ...idea, ...own };
export const ownCofounder: OwnCofounder = {
  ...cofounder,
  ...own,
  ...sayingOnly(reaching(cofounderFields, "contact"), {}),
};
export const ownCompany: OwnCompany = {
  ...company,
  ...own,
  ...sayingOnly(reaching(companyFields, "owner"), {}),
  projectFiles: [],
};
export const ownProject: OwnProject = {
  ...project,
  ...own,
  state: "open",
  outcome: null,
  expiresAt: "2027-01-01T00:00:00.000Z",
  actions: ["renew", "close"],
  openApplications: 0,
};

export const partner: PartnerDetail = {
  ...listed,
  type: "individual",
  name: "Saraa Bat",
  avatar: null,
  title: "Engineer",
  company: null,
  location: "Darkhan",
  verified: true,
  verification: null,
  bio: "I build.",
  skills: five,
  expertise: five,
  rating: null,
  reviews: 0,
  connections: 0,
  experience: "3-5",
  availability: "full-time",
  email: null,
  phone: null,
  website: null,
  ownerActivity,
};

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
    isListed: true,
  },
  applicant: { kind: "cofounder", id: cofounder.id, name: "Saraa Bat", headline: "Engineer", avatar: null },
  compatibility: null,
  letter: "I have built four web shops, and would build yours in two months.",
  contentLanguage: "en",
  price: "$5,000",
  priceUsd: { min: 5000, max: 5000 },
  duration: "2 months",
  answers: [],
  declineReason: null,
  conversationId: null,
  reviews: null,
};

/** That came for the member and waits for an answer. */
export const connection: Connection = {
  id: idOf("connection"),
  role: "receiver",
  state: "sent",
  actions: ["accept", "ask", "decline", "not-now"],
  other: { name: "Sara", avatar: null },
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
};

export const conversation: Conversation = {
  id: idOf("conversation"),
  kind: "connection",
  subjectId: connection.id,
  title: "Yak wool",
  other: { id: idOf("saraa"), name: "Saraa Bat", avatar: null },
  lastSeq: 2,
  lastMessage: { text: "When can we talk?", isOwn: false, isDeleted: false, createdAt: at, attachments: 0 },
  unread: 0,
  readSeq: 2,
  otherReadSeq: 1,
  isMuted: false,
  isOpen: true,
  areLinksShown: true,
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
  decidedAt: at,
  decidedBy: "Oyun",
  actions: ["restore"],
};

/** What a profile holds where its owner said nothing else. */
function sayingOnly<F extends Fields>(fields: F, said: Partial<ValuesOf<F>>): ValuesOf<F> {
  const silent = Object.entries(fields).map(([name, field]) => [name, nothingIn(field)]);
  return { ...Object.fromEntries(silent), ...said };
}

function nothingIn(field: Field): unknown {
  if (field.sort === "tags" || field.sort === "lines" || field.sort === "files") return [];
  if (field.sort === "switch") return false;
  return field.sort === "choice" ? (field.default ?? null) : null;
}
