// The input of the engine. Everything but the id may be missing; a missing field never counts against anyone.

export const profileKinds = ["idea", "cofounder", "company", "project"] as const;
export type ProfileKind = (typeof profileKinds)[number];

/** Ideas and projects ask for somebody; people and companies offer themselves. */
export function asks(kind: ProfileKind): boolean {
  return kind === "idea" || kind === "project";
}

/**
 * How much something about the other side matters. By default everything is preferred and counts by its weight. A must
 * that is not met is a conflict; what does not matter counts as average and costs no confidence.
 */
type Importance = "must" | "prefer" | "any";

export const attributes = [
  "skills",
  "roles",
  "commitment",
  "place",
  "workStyle",
  "stage",
  "size",
  "language",
  "industry",
] as const;
export type Attribute = (typeof attributes)[number];

export function isAttribute(name: string): name is Attribute {
  return attributes.some((attribute) => attribute === name);
}

type Preference = {
  readonly importance: Importance;
  /** What the other side has to be or have. Without them the profile's own field says it. */
  readonly values?: readonly string[] | null;
};

export type Preferences = Readonly<Partial<Record<Attribute, Preference>>>;

/** What somebody looks for in their own words, and whom: nothing else of the profile is read then. */
export type WishText = {
  readonly text: string;
  readonly target: ProfileKind;
};

type Owned = {
  readonly id: string;
  readonly wish?: WishText | null;
  readonly ownerId?: string | null;
  readonly updatedAt?: string | null;
  /** When its owner was last active. */
  readonly lastActiveAt?: Date | string | null;
  /** Nobody is behind it. */
  readonly isDemo?: boolean | null;
  /** About the other side. */
  readonly preferences?: Preferences | null;
};
type Text = string | null;
type TextList = readonly string[] | null;

export type IdeaProfile = Owned & {
  readonly title?: Text;
  readonly description?: Text;
  readonly industry?: Text;
  readonly stage?: Text;
  readonly fundingNeeds?: Text;
  readonly requiredSkills?: TextList;
  readonly tags?: TextList;
  readonly location?: Text;
  readonly commitment?: Text;
};

export type CofounderProfile = Owned & {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly title?: Text;
  readonly bio?: Text;
  readonly skills?: TextList;
  readonly expertise?: TextList;
  readonly experience?: Text;
  readonly industries?: TextList;
  readonly availability?: Text;
  readonly location?: Text;
  readonly timezone?: Text;
  readonly workStyle?: Text;
  readonly languages?: TextList;
  readonly preferredRoles?: TextList;
  readonly equityExpectation?: Text;
  readonly certifications?: TextList;
  readonly workValues?: TextList;
  readonly isVerified?: boolean | null;
};

export type CompanyProfile = Owned & {
  readonly name?: Text;
  readonly description?: Text;
  readonly industry?: Text;
  readonly size?: Text;
  readonly location?: Text;
  readonly specialties?: TextList;
  readonly services?: TextList;
  readonly technologies?: TextList;
  readonly certifications?: TextList;
  readonly licenses?: TextList;
  readonly standards?: TextList;
  readonly completedProjects?: number | null;
  readonly rating?: number | null;
  readonly reviewsCount?: number | null;
  readonly isVerified?: boolean | null;
  readonly foundedYear?: number | null;
};

export type ProjectProfile = Owned & {
  readonly title?: Text;
  readonly description?: Text;
  readonly category?: Text;
  readonly budget?: Text;
  readonly timeline?: Text;
  readonly requiredSkills?: TextList;
  readonly requiredCompanySize?: Text;
  readonly preferredLocation?: Text;
  readonly isUrgent?: boolean | null;
};

export type ProfileOf = {
  readonly idea: IdeaProfile;
  readonly cofounder: CofounderProfile;
  readonly company: CompanyProfile;
  readonly project: ProjectProfile;
};
