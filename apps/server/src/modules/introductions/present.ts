import {
  type Introducible,
  introductionLimits,
  type ManagedIntroduction,
  type OwnIntroduction,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Compared } from "./fit.ts";
import { answerOf, type IntroductionRow, otherOf } from "./queries.ts";

type Reading = { userId: string; reader: Language; now: Date };

export function presentManaged(row: IntroductionRow, { userId, reader, now }: Reading): ManagedIntroduction {
  const isOneOfThem = row.aId === userId || row.bId === userId;
  return {
    ...presentCommon(row, reader),
    people: [
      { userId: row.aId, name: row.a },
      { userId: row.bId, name: row.b },
    ],
    state: isOneOfThem ? stateForPart(row, now) : stateOf(row, now),
  };
}

type Part = Reading & {
  /** Of the other, as the reader may see them. */
  profiles: ReadonlyMap<string, readonly ListedRow[]>;
  /** Between the two; undefined: none. */
  conversationId?: string | null | undefined;
};

export function presentOwn(row: IntroductionRow, part: Part): OwnIntroduction {
  const { userId, reader, now, profiles, conversationId } = part;
  const other = otherOf(row, userId);
  const [profile] = profiles.get(other.userId) ?? [];
  const state = stateForPart(row, now);
  return {
    ...presentCommon(row, reader),
    with: { ...other, profile: profile ? { kind: profile.kind, id: profile.row.id } : null },
    accepts: answerOf(row, userId),
    state,
    connection: state === "connected" ? { conversationId: conversationId ?? null } : null,
  };
}

function presentCommon(row: IntroductionRow, reader: Language) {
  const { id, programme, author, text, percent, reasons, createdAt, endsAt } = row;
  return {
    id,
    programme,
    author,
    text,
    percent,
    reasons: reasons[reader],
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

function stateOf({ state, endsAt }: IntroductionRow, now: Date): ManagedIntroduction["state"] {
  return state === "open" && endsAt <= now ? "ended" : state;
}

/** Who said yes would know from an early end what the other said. */
function stateForPart({ state, endsAt }: IntroductionRow, now: Date): OwnIntroduction["state"] {
  if (state === "connected") return state;
  return endsAt <= now ? "ended" : "open";
}

type Named = { userId: string; name: string };
const nothingKnown = { hasProfile: false, headline: null, percent: null };

/** Those first who fit best; where that is not asked, by name. */
export function presentIntroducible(people: readonly Named[], compared: readonly Compared[]): Introducible[] {
  const known = new Map(compared.map((each) => [each.userId, each]));
  return people
    .map(({ userId, name }) => ({ userId, name, ...(known.get(userId) ?? nothingKnown) }))
    .toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))
    .slice(0, introductionLimits.offered);
}
