import type { ProfileKind } from "@khamt/matching";
import type { Input } from "./engines/engine.ts";
import type { RankingName } from "./engines/khamt.ts";
import type { PeerName } from "./engines/peers.ts";
import type { Times } from "./measure.ts";

/** The searches that are measured: profiles of one kind look for profiles of another. */
export type Searches = {
  readonly from: ProfileKind;
  readonly to: ProfileKind;
  /** How many profiles are searched. */
  readonly size: number;
  readonly queries: number;
  /** Queries that come first and are not measured. */
  readonly warmUp: number;
};

/** What one process measures. */
export type Job = Searches &
  (
    | { readonly engine: RankingName }
    /** `folder` holds the texts. */
    | { readonly engine: PeerName; readonly input: Input["name"]; readonly folder: string }
  );

export type Figures = {
  readonly buildSeconds: number;
  /** Of that, reading the texts. */
  readonly readingSeconds?: number;
  readonly bytesPerProfile: number;
  /** Of that, arrays; the rest is ids. */
  readonly arrayBytesPerProfile?: number;
  /** A query by the whole profile. */
  readonly whole: Times;
  /** A query by its lists only. */
  readonly listed?: Times;
  readonly upkeep?: Upkeep;
  /** Work of one query. */
  readonly counted?: Readonly<Record<string, number>>;
};

/** What it takes to keep an index: the time of one more profile, and to write and read a whole one. */
export type Upkeep = {
  /** Of a profile that is read already, and of one that is not. */
  readonly put: Times;
  readonly readAndPut: Times;
  readonly snapshotBytes: number;
  readonly saveSeconds: number;
  readonly loadSeconds: number;
};
