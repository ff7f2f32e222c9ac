import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { AnyProfile, PrivateHit, ToldReason } from "@khamt/matching";

/** What crosses between the page and the worker that matches. The worker asks nobody else. */

export type { ToldReason };

/** Whoever looks: in free words, or a profile of their own as the server gave it before. */
export type Own =
  | { readonly kind: EntityKind; readonly text: string }
  | { readonly kind: EntityKind; readonly profile: object };

type Call<Input, Output> = { readonly input: Input; readonly output: Output };

export type Calls = {
  /** The concepts first: that takes longest, and needs nothing else. */
  learn: Call<{ graph: ArrayBuffer }, void>;
  open: Call<{ market: ArrayBuffer }, { profiles: number }>;
  search: Call<
    { own: Own; without: readonly string[]; limit: number; reader: Language },
    { hits: readonly PrivateHit[]; milliseconds: number }
  >;
  explain: Call<
    { own: Own; other: { kind: EntityKind; profile: object }; reader: Language },
    readonly ToldReason[]
  >;
};
export type Profile = AnyProfile;
