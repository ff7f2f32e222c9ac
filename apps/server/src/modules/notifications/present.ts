import type {
  EventKind,
  MatchNotification as ShownMatch,
  Notification,
  EventNotification as ShownTold,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { PresentedMatch } from "../../matching/calls.ts";
import { presentFound } from "../matches/index.ts";
import { pathOf, pathOfAll, stateOf, textOf, titleOf } from "./kinds.ts";
import {
  type AnyNotification,
  isMatchNotification,
  isEventNotification,
  type MatchNotification,
  type EventNotification,
} from "./queries.ts";

/** `today`: what the engine says of a new match by now. */
type Reading = {
  today: (match: MatchNotification) => PresentedMatch | undefined;
  reader: Language;
};

/** So many unread ones of a kind are told as one. */
const manyOfAKind = 3;

/** In the reader's words, with the percentage and the reason of today. */
export function presentNotifications(news: readonly AnyNotification[], reading: Reading): Notification[] {
  const groups = groupsOf(news.filter(isEventNotification));
  return news.flatMap((each): Notification[] => {
    if (isMatchNotification(each)) return [presentMatch(each, reading)];
    const group = groups.get(each) ?? [each];
    return group[0] === each ? [presentEvent(each, group, reading.reader)] : [];
  });
}

/** Of a conversation there is one row anyway; of everything else many unread ones are a group, if they are new ones. */
function groupsOf(told: readonly EventNotification[]): Map<EventNotification, EventNotification[]> {
  const unread = told.filter(({ row }) => row.readAt === null && row.kind !== "message" && !isLater(row));
  const many = [...Map.groupBy(unread, ({ row }) => row.kind).values()].filter(
    (group) => group.length >= manyOfAKind,
  );
  return new Map(
    many.flatMap((group) => group.map((each): [EventNotification, EventNotification[]] => [each, group])),
  );
}

const later: Partial<Record<EventKind, readonly string[]>> = {
  application: ["withdrawn", "finishing", "finished", "resumed", "cancelled", "gone"],
  "application-answer": ["finishing", "finished", "resumed", "cancelled", "gone"],
  service: ["cancelled"],
};

/** What has become of an application is no new application. */
function isLater({ kind, data }: EventNotification["row"]): boolean {
  return later[kind]?.includes(stateOf(kind, data) ?? "") ?? false;
}

function presentEvent(
  { row, actor }: EventNotification,
  group: readonly EventNotification[],
  reader: Language,
): ShownTold {
  const isOne = group.length === 1;
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    path: isOne ? pathOf(row.kind, row.subjectId, row.data) : pathOfAll(row.kind),
    actor: isOne ? actor : null,
    title: isOne ? titleOf(row.kind, row.data, reader) : null,
    state: isOne ? stateOf(row.kind, row.data) : null,
    text: isOne ? textOf(row.kind, row.data, reader) : null,
    ids: group.map((each) => each.row.id),
  };
}

export function presentMatch(news: MatchNotification, { today, reader }: Reading): ShownMatch {
  const { row, target, source } = news;
  const { id, type, name, isDemo } = presentFound(target, reader);
  const told = today(news);
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    match: {
      type,
      id,
      name,
      isDemo,
      compatibility: told?.percent ?? row.data.percent,
      reason: told?.reason ?? null,
    },
    source: { kind: source.kind, id: source.row.id, name: presentFound(source, reader).name },
  };
}

export function countUnread(news: readonly AnyNotification[]): number {
  return news.filter(({ row }) => row.readAt === null).length;
}
