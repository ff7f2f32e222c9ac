import type { Attribute } from "../profile/profile.ts";
import type { Direction, ToldFactor } from "../score/weights.ts";

export type Evidence = {
  /** Words of the seeker's profile. */
  readonly source: string;
  /** Words of the candidate's profile. */
  readonly target: string;
  readonly concept?: string;
  /** What is offered, where that is only a kind of `concept`. */
  readonly narrower?: string;
  /** What is asked for, where who offers has said in a few words what they do: they read what they would be needed for. */
  readonly asked?: string;
  readonly fit: number;
  /**
   * Log-odds that the pair would lose without it: without these words of the offering side, wherever it says them, or
   * without the stated fact. Below 0 for what is missing (what having it would add) and for a conflict (its penalty).
   */
  readonly contribution: number;
};

export type Reason = {
  readonly factor: ToldFactor;
  /** `wanted`: why the asking side wants the other. `offered`: why the offering side would say yes. */
  readonly direction: Direction;
  readonly kind: "strength" | "gap" | "conflict";
  /** Of the whole factor, in log-odds of the pair above those of an average factor. */
  readonly contribution: number;
  readonly evidence: readonly Evidence[];
  /** Two people or two companies: what they know they share, rather than one needing it of the other. */
  readonly ofPeers?: boolean;
  /** Of a conflict: one side demands what the other has not. */
  readonly must?: Attribute;
  /** Of a conflict: the asking side needs nobody who is what the offering side is. */
  readonly isUnwanted?: boolean;
  /** Whose words are what is wanted; those of the other are what is offered. */
  readonly wanting: "source" | "target";
  /** Of places that are not near: work from afar is what who asks, or both of two peers, want, or only one side works so. */
  readonly remote?: "agreed" | "oneSided";
};

/** Words of two sides, as who searches reads them. */
export function facing(
  sourceFirst: boolean,
  first: string,
  second: string,
): { source: string; target: string } {
  return sourceFirst ? { source: first, target: second } : { source: second, target: first };
}
