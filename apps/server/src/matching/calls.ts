import type { EntityRef, MatchAdvice, MatchReason, Understood } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Cover, CoverState, FactorShare, Hint, Meeting, ProfileOf, Term } from "@khamt/matching";

/** What crosses between the main thread and the thread that matches. */

export type Profile<K extends EntityKind = EntityKind> = {
  [Kind in K]: { readonly kind: Kind; readonly profile: ProfileOf[Kind] };
}[K];

export type Fitting = { readonly id: string; readonly percent: number };

/** A match in the reader's words. */
export type PresentedMatch = {
  readonly id: string;
  readonly percent: number;
  readonly confidence: number;
  readonly reason: string;
  readonly reasons: MatchReason[];
};
export type PresentedHint = Pick<Hint, "from" | "to"> & { readonly topic: string; readonly text: string };
/** `name`: of the need, in the reader's language. */
export type PresentedCover = Pick<Cover, "need" | "theirs"> & { readonly name: string };

export type Advice = Omit<MatchAdvice, "missing"> & { missing: PresentedCover[] };

export type Packed = { readonly version: string; readonly bytes?: Uint8Array };
export type PresentedStrand = PresentedCover & { readonly cover: CoverState };

/** What each of two could change so that they fit better. */
export type PresentedHints = { readonly source: PresentedHint[]; readonly target: PresentedHint[] };

export type PresentedPair = {
  /** The target as the source sees it, and the other way round. */
  readonly match: PresentedMatch;
  readonly reverse: PresentedMatch;
  readonly asking: "source" | "target";
  readonly needs: {
    readonly covered: number;
    readonly open: PresentedCover[];
    readonly all: PresentedStrand[];
  };
  readonly wants: PresentedStrand[];
  readonly terms: Term[];
  readonly factors: (Omit<FactorShare, "fit"> & { readonly fit: number | null })[];
};
export type PresentedTeam = {
  readonly summary: string;
  readonly covered: number;
  readonly members: {
    readonly match: PresentedMatch;
    readonly brings: number;
    readonly text: string;
    readonly covers: PresentedCover[];
  }[];
  readonly open: PresentedCover[];
};

/**
 * Row after row, people × people, or one row: 1 to 99 percent; 0 where none of their profiles are matched with each other; 255 where one
 * demands what the other has not.
 */
export type ComparedPeople = { readonly percents: Uint8Array };
/** The strongest reasons, in each language. */
export type ToldMeeting = Record<Language, string[]>;

/**
 * What a profile demands of others is told to its owner alone. Of the other side it never is; of the source it is, unless
 * whoever asks is not its owner.
 */
export type Hiding = { hidesSource?: boolean };

export type SearchHit = Pick<PresentedMatch, "id" | "percent" | "confidence">;

type Call<Input, Output> = { input: Input; output: Output };

/**
 * A generation is a whole of statistics and indexes. It is surveyed, frozen and filled beside the one that serves, and
 * then takes its place.
 */
export type Calls = {
  /** `now`, ISO 8601: what profiles say about time is measured from it. */
  begin: Call<{ generation: number; now: string }, void>;
  survey: Call<{ generation: number; profiles: Profile[] }, void>;
  freeze: Call<{ generation: number }, void>;
  change: Call<{ generation: number; profiles: Profile[]; gone: EntityRef[] }, void>;
  serve: Call<{ generation: number }, void>;
  drop: Call<{ generation: number }, void>;
  /** Learns who gets how much attention, turn by turn: for minutes, in a large market. */
  learn: Call<{ generation: number }, void>;
  /** What `restore` takes. */
  keep: Call<{ generation: number }, Uint8Array>;
  /** Fills a generation with what was kept; undefined where that was of another graph, other settings or another version. */
  restore: Call<{ generation: number; bytes: Uint8Array }, { now: string; size: number } | undefined>;
  /**
   * In the order that is shown. `fair`: attention is spread over those with equal numbers, where prices have been learned.
   * `leastPercent`: nobody below is wanted.
   */
  search: Call<
    { source: Profile; target: EntityKind; limit: number; fair: boolean; leastPercent?: number },
    { hits: SearchHit[]; considered: number }
  >;
  /**
   * How many stand before one in the source's first so many, as `fair` shows them, and who, where that is asked; undefined where it is
   * not among these.
   */
  standing: Call<
    { source: Profile; target: EntityKind; id: string; most: number; withIds: boolean },
    { before: number | undefined; ids: string[]; considered: number }
  >;
  /** How many of the target kind meet what the source demands. */
  count: Call<{ source: Profile; target: EntityKind }, Meeting>;
  /** What the source looks for and nobody has, and which of its conditions keep matches away. */
  advise: Call<{ source: Profile; target: EntityKind; reader: Language }, Advice>;
  /** What the profile was read to say. */
  understand: Call<{ source: Profile; reader: Language }, Understood[]>;
  explain: Call<{ source: Profile; targets: Profile[]; reader: Language } & Hiding, PresentedMatch[]>;
  /** How well the source fits each that it may meet, where nobody asks why. */
  fits: Call<{ source: Profile; targets: Profile[] }, Fitting[]>;
  /** Undefined when the two may not meet. */
  pair: Call<Two & Hiding, PresentedPair | undefined>;
  /** Each is read anew with every change, so that is asked only where it is told. Undefined when the two may not meet. */
  hints: Call<Two & Hiding, PresentedHints | undefined>;
  team: Call<
    { source: Profile; candidates: Profile[]; present: Profile[]; reader: Language } & Hiding,
    PresentedTeam
  >;
  /** How well every two of several people fit, each with the profiles given. */
  compare: Call<{ people: Profile[][] }, ComparedPeople>;
  /** The same of one of them and each of the others. */
  compareWith: Call<{ person: Profile[]; others: Profile[][] }, ComparedPeople>;
  /** Why these two and these two meet. */
  tellMeetings: Call<{ pairs: { ones: Profile[]; others: Profile[] }[] }, ToldMeeting[]>;
  /** For devices that search for themselves; `bytes` only where they are others than those of the known version. */
  pack: Call<{ kind: EntityKind; known: string | undefined }, Packed>;
  /** The concept graph, compiled. */
  graph: Call<Record<string, never>, Uint8Array>;
};

export type CallName = keyof Calls;
export type Ask = <Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
) => Promise<Calls[Name]["output"]>;
export type Answers = {
  [Name in CallName]: (input: Calls[Name]["input"]) => Promise<Calls[Name]["output"]>;
};

export type ToThread<Name extends CallName = CallName> = {
  [Each in Name]: { call: number; name: Each; input: Calls[Each]["input"] };
}[Name];
export type FromThread =
  /** `used`: milliseconds of the processor, with those of questions that were answered between. */
  | { type: "answered"; call: number; output: unknown; used: number }
  | { type: "failed"; call: number; message: string }
  | { type: "left-out"; line: string };
type Two = { source: Profile; target: Profile; reader: Language };

export type ThreadData = { mntPerUsd: number; fairExposure: boolean };
