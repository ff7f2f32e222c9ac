import type { Commitment, CompanySize, Range } from "@khamt/language";
import type { Wishes } from "./preferences.ts";
import type { ProfileKind } from "./profile.ts";

/** One thing that a profile says, in its own words, taken apart into concepts and words that are none. */
export interface Mention {
  readonly surface: string;
  readonly parts: readonly Part[];
  /** How plainly it is said, 0 to 1: a listed skill 1, a remark in a long text less. */
  readonly weight: number;
}

/** A concept (several when the words mean more than one thing) or a word outside the graph, which no concept is called. */
export interface Part {
  readonly concepts: readonly string[];
  readonly term: string;
}

export interface Features {
  readonly id: string;
  readonly kind: ProfileKind;
  readonly ownerId: string | undefined;
  readonly updatedAt: number | undefined;
  /** What it asks the other side to have. */
  readonly needs: readonly Mention[];
  /** What it has itself. */
  readonly offers: readonly Mention[];
  /** What it is about, or wants to be about. */
  readonly topics: readonly Mention[];
  /** Concepts it says it has not, with its words. */
  readonly denied: ReadonlyMap<string, string>;
  /** Its own concepts. */
  readonly concepts: Words;
  /** Its own words outside the graph. */
  readonly terms: Words;
  /** The skills and roles among what it offers. */
  readonly brings: Words;
  /** What of them can serve somebody: every concept they are worth something for, at its best mention. */
  readonly supply: Supply;
  readonly facts: Facts;
  /** What it demands of the other side and what does not matter to it; without, it prefers everything. */
  readonly wishes?: Wishes;
}

/** Weights in units. */
export type Words = ReadonlyMap<string, { readonly weight: number; readonly mention: Mention }>;
export interface Supply {
  readonly offers: Served;
  readonly all: Served;
}
/** Values in units of similarity times units of weight. */
export type Served = ReadonlyMap<string, { readonly value: number; readonly mention: Mention }>;

export interface Facts {
  readonly commitment?: Stated<Commitment>;
  readonly place?: Stated<string>;
  readonly remote?: boolean;
  readonly workStyle?: string;
  readonly size?: Stated<CompanySize>;
  readonly budget?: Stated<Range>;
  /** What a company takes on. */
  readonly takes?: Takes;
  /** How long a project may last, in months. */
  readonly months?: Stated<Range>;
  /** Of an idea: 0 for a thought to 4 for a growing business. */
  readonly stage?: Stated<number>;
  /** The stages at which a person says they want to join. */
  readonly joins?: Stated<"early" | "late">;
  /** Years of experience asked for. */
  readonly yearsAsked?: Stated<number>;
  /** Years of experience, at least. */
  readonly years?: Stated<number>;
  /** Hours ahead of Greenwich. */
  readonly timeZone?: number;
  /** How far it can be relied on, in units. */
  readonly trust?: Stated<number>;
  readonly writtenIn?: "en" | "mn";
}

/** Limits that a company names: budgets in bands (facts.ts), lengths in months. */
export interface Takes {
  readonly budget?: Stated<Limits>;
  readonly months?: Stated<Limits>;
}
export interface Limits {
  readonly least?: number;
  readonly most?: number;
}

/** A value with the words it was read from. */
export interface Stated<T> {
  readonly value: T;
  readonly words: string;
}
