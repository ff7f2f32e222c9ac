import type {
  cofounderFields,
  companyFields,
  Fields,
  ideaFields,
  projectFields,
  ValueOf,
} from "@khamt/contract";
import type { languages } from "@khamt/contract/vocabulary";

/** Days count back from the moment of loading. */
type DemoEntry = {
  /** Unique within its kind; ids and e-mail addresses are made of it. */
  key: string;
  contentLanguage: (typeof languages)[number];
  createdDaysAgo: number;
};

/** An entry that says some fields always, and of the others any. */
type Demo<F extends Fields, Always extends keyof F> = DemoEntry & {
  [Name in Always]: NonNullable<ValueOf<F[Name]>>;
} & { [Name in keyof F]?: NonNullable<ValueOf<F[Name]>> };

type OfPerson =
  | "firstName"
  | "lastName"
  | "title"
  | "bio"
  | "skills"
  | "expertise"
  | "experience"
  | "industries"
  | "availability"
  | "workStyle";

export type DemoCofounder = Demo<typeof cofounderFields, OfPerson> & {
  activeDaysAgo: number;
};

type OfIdea = "title" | "description" | "industry" | "stage" | "requiredSkills" | "tags";

export type DemoIdea = Demo<typeof ideaFields, OfIdea> & {
  owner: { firstName: string; lastName: string };
};

type OfCompany = "name" | "description" | "industry" | "size" | "specialties" | "services" | "technologies";

export type DemoCompany = Demo<typeof companyFields, OfCompany>;

type OfProject = "title" | "description" | "category" | "requiredSkills";

export type DemoProject = Demo<typeof projectFields, OfProject> & {
  /** Key of the company that lists it. */
  company: string;
};
