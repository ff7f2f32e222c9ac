// What a profile is read into, for the scorer to compare.
//
// Weights, rarity and relatedness are whole numbers of units: sums of products of whole numbers below 2^53 are the same in
// whatever order they are made, so that the index and the plain scorer agree to the last bit. A unit of 1/250 holds
// every weight that profiles are read with (1, 0.9, 0.8, 0.7, 0.5, 0.64, 0.56) without rounding, and fits in a byte.
import type { Commitment, CompanySize, Range } from "@khamt/language";
import type { Attribute, ProfileKind } from "./profile.ts";

export const unit = 250;

/** The worth of a mention is a relatedness times a weight. */
export const fullWorth = unit * unit;

/** One word of the rarest kind, said plainly by one side and had wholly by the other: weight · rarity · worth. */
export const fullGain = unit * unit * fullWorth;

/** Share, 0 to 1, in units. */
export function unitsOf(share: number): number {
  return Math.round(share * unit);
}

/** One thing that a profile says, taken apart into concepts of the graph and words outside it. */
export type Mention = {
  /** The words as they are written. */
  readonly surface: string;
  readonly parts: readonly Part[];
  /** How plainly it is said, 0 to 1: a listed skill 1, a remark in a long text less. */
  readonly weight: number;
  /** In a wish: any one of its parts is enough. */
  readonly isEither?: true;
};

/** A concept, or several when the words mean more than one thing, or none and a word outside the graph as `term`. */
export type Part = {
  readonly concepts: readonly string[];
  readonly term: string;
  /** Of a need: the fields that the words name besides, which are not asked for. */
  readonly fields?: readonly string[];
};

/** The mentions of a profile by what they say: what it asks the other side to have, what it has, what it is about. */
export type Mentions = {
  readonly needs: readonly Mention[];
  readonly offers: readonly Mention[];
  readonly topics: readonly Mention[];
};

export type Features = Mentions & {
  readonly id: string;
  readonly kind: ProfileKind;
  readonly ownerId: string | undefined;
  /** Nobody is behind it. */
  readonly isExample?: boolean;
  /** Concepts that it says it does not have or do, with its words. */
  readonly denied: ReadonlyMap<string, string>;
  /** Of an idea, a project or a company: whom it says it looks for none of, as concepts and standings (standings.ts). */
  readonly unwanted: readonly string[];
  /** What people and companies call themselves, as concepts and standings; of an idea or a project who is there already. */
  readonly callings: readonly string[];
  /** Of a person: the skills and roles of their title, as offers; undefined without one. */
  readonly trades?: Words | undefined;
  /** The concepts it names. */
  readonly concepts: Words;
  /** The words it uses that are outside the graph. */
  readonly terms: Words;
  /** The skills and roles among what it offers. */
  readonly brings: Words;
  /** Every concept and word that its mentions serve, at the best worth that any of them has for it. */
  readonly supply: Supply;
  readonly facts: Facts;
  /** A few words of what is looked for: what they leave open counts neither for nor against (score/wish-score.ts). */
  readonly isWish?: boolean;
  /** What it demands of the other side and what does not matter to it. Without wishes everything is preferred. */
  readonly wishes?: Wishes;
};

/** By concept or word; weights in units. */
export type Words = ReadonlyMap<string, { readonly weight: number; readonly mention: Mention }>;
export type Supply = {
  readonly offers: Served;
  readonly all: Served;
};
/** By the concept or word that is needed; values are worths, in units of relatedness times units of weight. */
export type Served = ReadonlyMap<string, { readonly value: number; readonly mention: Mention }>;

/** What a profile states; undefined where it says nothing. */
export type Facts = {
  readonly commitment?: Stated<Commitment> | undefined;
  readonly place?: Stated<string> | undefined;
  /** Other places that would do as well: "Berlin or Prague". */
  readonly alsoAt?: readonly string[] | undefined;
  readonly remote?: boolean | undefined;
  readonly workStyle?: string | undefined;
  /** A text says that the work is done where it is, not from elsewhere. */
  readonly isTied?: true | undefined;
  readonly size?: Stated<CompanySize> | undefined;
  /** In dollars. */
  readonly budget?: Stated<Range> | undefined;
  /** What a company takes on. */
  readonly takes?: Takes | undefined;
  /** How long a project may last, in months. */
  readonly months?: Stated<Range> | undefined;
  /** Of an idea: 0 for a thought to 4 for a growing business. */
  readonly stage?: Stated<number> | undefined;
  /** The stages at which a person says they want to join. */
  readonly joins?: Stated<"early" | "late"> | undefined;
  /** Years of experience asked for. */
  readonly yearsAsked?: Stated<number> | undefined;
  /** Years of experience, at least. */
  readonly years?: Stated<number> | undefined;
  /** Hours ahead of Greenwich. */
  readonly timeZone?: number | undefined;
  /** How far it can be relied on, in units. */
  readonly trust?: Stated<number> | undefined;
  readonly writtenIn?: "en" | "mn" | undefined;
};

/** Limits that a company names: budgets in bands (read-facts.ts), lengths in months. */
export type Takes = {
  readonly budget?: Stated<Limits>;
  readonly months?: Stated<Limits>;
};
export type Limits = {
  readonly least?: number;
  readonly most?: number;
};

/** A value with the words it was read from. */
export type Stated<T> = {
  readonly value: T;
  readonly words: string;
};

/** Preferences as they are read from the form and from the text. */
export type Wishes = {
  readonly musts: readonly Must[];
  readonly indifferent: ReadonlySet<Attribute>;
};

export type Must = NamedMust | StatedMust;
/** A must that words of the graph name. */
export type NamedMust = { readonly attribute: NamedAttribute; readonly mention: Mention };
/** A must about what profiles state, in fields or in so many words. */
export type StatedMust =
  | AnyOf<"commitment", Commitment>
  | AnyOf<"place", string>
  | AnyOf<"workStyle", WorkStyle>
  | AnyOf<"stage", number>
  | AnyOf<"size", CompanySize>;

export type NamedAttribute = "skills" | "roles" | "language" | "industry";
export type WorkStyle = "remote" | "onsite" | "hybrid";
type AnyOf<A extends Attribute, T> = {
  readonly attribute: A;
  /** Any of these will do. */
  readonly values: readonly T[];
  readonly words: string;
};
