import type {
  annualRevenues,
  availabilities,
  companyIndustries,
  companySizes,
  educations,
  experiences,
  ideaIndustries,
  languages,
  legalStructures,
  projectCategories,
  stages,
  workStyles,
} from "@khamt/contract/vocabulary";

type One<List extends readonly string[]> = List[number];

/** What every demo entry carries. Days count back from the moment of loading. */
type DemoEntry = {
  /** Unique within its kind; ids and e-mail addresses are made of it. */
  key: string;
  contentLanguage: One<typeof languages>;
  createdDaysAgo: number;
};

export type DemoCofounder = DemoEntry & {
  activeDaysAgo: number;
  firstName: string;
  lastName: string;
  title: string;
  bio: string;
  skills: string[];
  expertise: string[];
  experience: One<typeof experiences>;
  industries: string[];
  availability: One<typeof availabilities>;
  age?: number;
  education?: One<typeof educations>;
  university?: string;
  degree?: string;
  graduationYear?: number;
  location?: string;
  timezone?: string;
  workStyle: One<typeof workStyles>;
  linkedinUrl?: string;
  portfolioUrl?: string;
  githubUrl?: string;
  twitterUrl?: string;
  salaryExpectation?: string;
  equityExpectation?: string;
  preferredRoles?: string[];
  languages?: string[];
  certifications?: string[];
  awards?: string[];
  personalityType?: string;
  workValues?: string[];
  hobbies?: string[];
  isVerified?: boolean;
};

export type DemoIdea = DemoEntry & {
  owner: { firstName: string; lastName: string };
  title: string;
  description: string;
  industry: One<typeof ideaIndustries>;
  stage: One<typeof stages>;
  fundingNeeds?: string;
  requiredSkills: string[];
  tags: string[];
  location?: string;
  commitment?: One<typeof availabilities>;
};

export type DemoCompany = DemoEntry & {
  name: string;
  description: string;
  industry: One<typeof companyIndustries>;
  size: One<typeof companySizes>;
  mission?: string;
  vision?: string;
  foundedYear?: number;
  legalStructure?: One<typeof legalStructures>;
  headquarters?: string;
  branches?: string[];
  location?: string;
  address?: string;
  email?: string;
  website?: string;
  specialties: string[];
  services: string[];
  technologies: string[];
  methodologies?: string[];
  employeeCount?: number;
  teamStructure?: string;
  companyValues?: string[];
  workCulture?: string;
  certifications?: string[];
  licenses?: string[];
  standards?: string[];
  annualRevenue?: One<typeof annualRevenues>;
  clients?: string[];
  partnerships?: string[];
  rating?: number;
  reviewsCount?: number;
  completedProjects?: number;
  isVerified?: boolean;
};

export type DemoProject = DemoEntry & {
  /** Key of the company that lists it. */
  company: string;
  title: string;
  description: string;
  category: One<typeof projectCategories>;
  budget?: string;
  timeline?: string;
  requiredSkills: string[];
  requiredCompanySize?: string;
  preferredLocation?: string;
  isUrgent?: boolean;
};
