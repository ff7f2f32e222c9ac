import {
  type CofounderDetail,
  cofounderFields,
  companyFields,
  type CompanyPage,
  type Field,
  type Fields,
  type IdeaDetail,
  ideaFields,
  type ManagedGathering,
  type ManagedProgramme,
  type OwnCofounder,
  type OwnCompany,
  type OwnIdea,
  type OwnProject,
  type OwnerActivity,
  type PartnerDetail,
  type ProjectDetail,
  projectFields,
  reaching,
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
  state: "open",
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

export function managedProgramme(name: string): ManagedProgramme {
  return {
    id: idOf(name),
    slug: name.toLowerCase(),
    name: { en: name, mn: name },
    words: { en: name, mn: name },
    startsOn: null,
    endsOn: null,
    entry: "open",
    questions: [],
    closesAt: null,
    isListed: true,
    members: 2,
    invited: 0,
    applications: 0,
    prepared: 0,
    picture: null,
    isArchived: false,
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
}

export const managedEvent: ManagedGathering = {
  id: idOf("event"),
  title: { en: "Demo day", mn: "Демо өдөр" },
  text: { en: "Ten teams", mn: "Арван баг" },
  programme: null,
  programmeId: null,
  place: "Main hall",
  isOnline: false,
  link: null,
  beginsAt: "2099-01-18T09:00:00.000Z",
  endsAt: "2099-01-18T11:00:00.000Z",
  places: null,
  going: 1,
  waiting: 0,
  isCancelled: false,
  isListed: true,
  came: 0,
  mine: null,
  updatedAt: "2026-11-01T08:00:00.000Z",
};
