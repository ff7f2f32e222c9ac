// What a field of a profile is. A table of them for each kind stands beside this file; everything else that knows the
// fields is made of these tables. No schema here: the browser loads a table for its form.
import type { ChangeGroup } from "../../matching/match-change.ts";

/**
 * Where search looks for what a field says: proper names; what is done or sought; in which industries; places, languages
 * and roles; the rest.
 */
export type SearchPlace = "names" | "topics" | "industries" | "facts" | "said";

/**
 * Who is shown a field besides its owner. "page": only who opens the profile. "contact": only whom the owner allows, so
 * whatever shows it names it. "owner": nobody.
 */
export type Reach = "everyone" | "page" | "contact" | "owner";

type Facts = {
  /** The form cannot be sent without it. */
  readonly isRequired?: true;
  readonly search?: SearchPlace | readonly SearchPlace[];
  /** What has changed about a profile when this field changes; without it, nothing that anybody is told of. */
  readonly change?: ChangeGroup;
  /** Without it: everyone, in lists too. */
  readonly reach?: Reach;
  /** What the browser may fill in. */
  readonly autoComplete?: string;
  /** What the form offers to choose from, where that is not all that may be sent. */
  readonly offers?: readonly string[];
  /** The group of the vocabulary that has the labels of what is offered. */
  readonly labels?: string;
  /** Lines that the form shows. */
  readonly rows?: number;
  /** Most entries. */
  readonly most?: number;
};

/** One of a vocabulary. */
type Choice = {
  readonly sort: "choice";
  readonly options: readonly string[];
  readonly labels: string;
  /** Chosen where nothing is sent, and what a new form begins with. */
  readonly default?: string;
  /** Other ways to write an option, in lower case. */
  readonly spellings?: Readonly<Record<string, string>>;
};

export type Field = Facts &
  /** `isOfAccount`: where nothing is sent it is what the account is called. */
  (
    | { readonly sort: "name"; readonly isOfAccount?: true }
    | { readonly sort: "place" | "text" | "url" | "timezone" | "image" | "switch" }
    /** `isToCome`: of a day that is over nothing can be said. `isSum`: money, which is read of the words. */
    | { readonly sort: "line"; readonly isToCome?: true; readonly isSum?: true }
    /** Who is shown a contact is always said. */
    | { readonly sort: "email" | "phone"; readonly reach: Reach }
    /** Of a year the last is so many ahead of the one that it is. */
    | {
        readonly sort: "number";
        readonly from: number;
        readonly to: number | { readonly yearsAhead: number };
      }
    /** `isProper`: names of awards, clients and the like, which are not translated; `of`: what all its entries are. */
    | { readonly sort: "tags"; readonly isProper?: true; readonly of?: "language" }
    /** Several texts, each on a line of its own; or several addresses of the web. */
    | {
        readonly sort: "lines";
        readonly most: number;
        readonly longest: number;
        readonly areAddresses?: true;
      }
    | { readonly sort: "files"; readonly most: number; readonly reach: Reach }
    | Choice
  );

/** Fields by name, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

/** What a field holds: checked and stored, null where nothing is said. */
export type ValueOf<F extends Field> = F extends { sort: "tags" | "lines" | "files" }
  ? string[]
  : F extends { sort: "switch" }
    ? boolean
    : F extends { sort: "number" }
      ? number | null
      : F extends { sort: "name" }
        ? string
        :
            | (F extends Choice ? F["options"][number] : string)
            | (F extends { isRequired: true } ? never : null);

export type ValuesOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** Of a table the fields that reach so far. */
export type Reaching<F extends Fields, To extends Reach> = {
  [
    Name in keyof F as (F[Name] extends { reach: infer Said } ? Said : "everyone") extends To ? Name : never
  ]: F[Name];
};

export function reaching<F extends Fields, To extends Reach>(fields: F, ...to: To[]): Reaching<F, To> {
  const wanted: readonly Reach[] = to;
  const found = Object.entries(fields).filter(([, { reach = "everyone" }]) => wanted.includes(reach));
  return Object.fromEntries(found) as Reaching<F, To>;
}
