import {
  fewestCountedAnswers,
  type ManagedRounds,
  type OwnMeeting,
  type OwnRounds,
  type RoundsSummary,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { AnswerCounts, MeetingRow, OwnMeetingRow, PairRow, PersonRow, RoundsRow } from "./queries.ts";

export function presentSummary(row: RoundsRow): RoundsSummary {
  return {
    ...presentFrame(row),
    people: row.people,
    createdAt: row.createdAt.toISOString(),
  };
}

/** As a list of one's own has it. */
export function presentListed(row: RoundsRow): Omit<OwnRounds, "meetings" | "mine"> {
  return { ...presentFrame(row), programmeId: row.programmeId };
}

function presentFrame(row: RoundsRow): Omit<OwnRounds, "meetings" | "mine" | "programmeId"> {
  const { id, name, state, rounds, minutes, current, currentSince, programme } = row;
  return {
    id,
    name,
    state,
    rounds,
    minutes,
    current,
    currentSince: currentSince && currentSince.toISOString(),
    programme,
  };
}

type Desk = {
  people: readonly PersonRow[];
  meetings: readonly MeetingRow[];
  pairs: readonly PairRow[];
  counts: AnswerCounts;
  /** Who has something in the lists. */
  listed: ReadonlySet<string>;
  reader: Language;
};

export function presentManaged(row: RoundsRow, desk: Desk): ManagedRounds {
  const { people, meetings, pairs, counts, listed, reader } = desk;
  const met = meetings.flatMap(({ aId, bId }) => [aId, bId]);
  const counted = Map.groupBy(met, (id) => id);
  return {
    ...presentSummary(row),
    tables: row.tables,
    quality: row.most > 0 ? Math.min(100, Math.floor((100 * row.fit) / row.most)) : null,
    members: people.map(({ userId, name, state }) => ({
      userId,
      name,
      state,
      hasProfile: listed.has(userId),
      meetings: counted.get(userId)?.length ?? 0,
    })),
    meetings: meetings.map(({ number, place: table, aId: a, bId: b, percent, reasons }) => ({
      number,
      table,
      a,
      b,
      percent,
      reasons: reasons[reader],
    })),
    pairs: pairs.map(({ aId: a, bId: b, rule }) => ({ a, b, rule })),
    answers: presentCounts(counts),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Both yeses and noes have to be several: "all said yes" tells what each has said. */
function presentCounts({ yes, no, mutual }: AnswerCounts): ManagedRounds["answers"] {
  const isTold = (count: number) => count >= fewestCountedAnswers;
  const areTold = isTold(yes) && isTold(no);
  return {
    given: isTold(yes + no) ? yes + no : null,
    yes: areTold ? yes : null,
    mutual: areTold && isTold(mutual) ? mutual : null,
  };
}

type Own = {
  mine: OwnRounds["mine"];
  meetings: readonly OwnMeetingRow[];
  profiles: ReadonlyMap<string, readonly ListedRow[]>;
  reader: Language;
};

export function presentOwn(row: RoundsRow, { mine, meetings, profiles, reader }: Own): OwnRounds {
  return {
    ...presentListed(row),
    mine,
    meetings: meetings.map((each): OwnMeeting => {
      const { number, table, percent, reasons, otherId, name, wants, isConnected, conversationId } = each;
      const [profile] = profiles.get(otherId) ?? [];
      return {
        number,
        table,
        with: {
          userId: otherId,
          name,
          profile: profile ? { kind: profile.kind, id: profile.row.id } : null,
        },
        percent,
        reasons: reasons[reader],
        hasBegun: number <= row.current,
        wants,
        connection: isConnected ? { conversationId } : null,
      };
    }),
  };
}
