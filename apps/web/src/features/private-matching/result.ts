import type { EntityKind } from "@khamt/contract/vocabulary";
import type { ToldReason } from "./worker/protocol.ts";

/** One that was found. Without a name until it is opened. */
export type FoundResult = {
  readonly id: string;
  readonly kind: EntityKind;
  readonly percent: number;
  readonly reason: string;
  readonly reasons: readonly ToldReason[];
  readonly concepts: readonly string[];
  readonly opened?: Opened;
};

export type Opened = {
  readonly name: string;
  readonly line: string;
  readonly place: string;
  /** Address of a picture that is in memory already. */
  readonly picture: string | undefined;
  /** With the words of both profiles. */
  readonly reasons: readonly ToldReason[];
};

/** What is kept of one. */
export type SavedResult = {
  readonly name: string | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
} & Pick<FoundResult, "id" | "kind" | "percent" | "reason" | "concepts">;
