import type { EntityKind } from "@khamt/contract/vocabulary";
import type { ToldReason } from "./worker/protocol.ts";

/** One that was found. Without a name until it is opened. */
export interface FoundResult {
  readonly id: string;
  readonly kind: EntityKind;
  readonly percent: number;
  readonly reason: string;
  readonly reasons: readonly ToldReason[];
  readonly concepts: readonly string[];
  readonly opened?: Opened;
}

export interface Opened {
  readonly name: string;
  readonly line: string;
  readonly place: string;
  /** Address of a picture that is in memory already. */
  readonly picture: string | undefined;
  /** With the words of both profiles. */
  readonly reasons: readonly ToldReason[];
}

/** What is kept of one. */
export interface SavedResult extends Pick<FoundResult, "id" | "kind" | "percent" | "reason" | "concepts"> {
  readonly name: string | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
}
