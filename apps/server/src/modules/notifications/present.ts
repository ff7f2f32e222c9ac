import type { MatchNews as ShownMatch, Notification, ToldNews as ShownTold } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentFound } from "../matches/index.ts";
import { pathOf, pathOfAll, stateOf, textOf, titleOf } from "./kinds.ts";
import { type AnyNews, isMatchNews, isToldNews, type MatchNews, type ToldNews } from "./queries.ts";
import type { Today } from "./today.ts";

type Reading = { today: Today; reader: Language };

/** So many unread ones of a kind are told as one. */
const manyOfAKind = 3;

/** In the reader's words, with the percentage and the reason of today. */
export function presentNews(news: readonly AnyNews[], reading: Reading): Notification[] {
  const groups = groupsOf(news.filter(isToldNews));
  return news.flatMap((each): Notification[] => {
    if (isMatchNews(each)) return [presentMatch(each, reading)];
    const group = groups.get(each) ?? [each];
    return group[0] === each ? [presentTold(each, group, reading.reader)] : [];
  });
}

/** Of a conversation there is one row anyway; of everything else many unread ones are a group. */
function groupsOf(told: readonly ToldNews[]): Map<ToldNews, ToldNews[]> {
  const unread = told.filter(({ row }) => row.readAt === null && row.kind !== "message");
  const many = [...Map.groupBy(unread, ({ row }) => row.kind).values()].filter(
    (group) => group.length >= manyOfAKind,
  );
  return new Map(many.flatMap((group) => group.map((each): [ToldNews, ToldNews[]] => [each, group])));
}

function presentTold({ row, actor }: ToldNews, group: readonly ToldNews[], reader: Language): ShownTold {
  const isOne = group.length === 1;
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    path: isOne ? pathOf(row.kind, row.subjectId) : pathOfAll(row.kind),
    actor: isOne ? actor : null,
    title: isOne ? titleOf(row.kind, row.data, reader) : null,
    state: isOne ? stateOf(row.kind, row.data) : null,
    text: isOne ? textOf(row.kind, row.data, reader) : null,
    ids: group.map((each) => each.row.id),
  };
}

export function presentMatch(news: MatchNews, { today, reader }: Reading): ShownMatch {
  const { row, target, source } = news;
  const { id, type, name } = presentFound(target, reader);
  const told = today(news);
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    match: { type, id, name, compatibility: told?.percent ?? row.data.percent, reason: told?.reason ?? null },
    source: { kind: source.kind, id: source.row.id, name: presentFound(source, reader).name },
  };
}

export function countUnread(news: readonly AnyNews[]): number {
  return news.filter(({ row }) => row.readAt === null).length;
}
