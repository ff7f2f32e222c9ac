import type { Notification, ToldNews as ShownTold } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import { presentFound } from "../matches/index.ts";
import { tellPairs } from "../my-matches/index.ts";
import { pathOf, pathOfAll, stateOf, textOf, titleOf } from "./kinds.ts";
import type { AnyNews, MatchNews, ToldNews } from "./queries.ts";

type Tools = { matching: Matching; reader: Language };

/** So many unread ones of a kind are told as one. */
const manyOfAKind = 3;

/** In the reader's words, with the percentage and the reason of today. */
export async function presentNews(tools: Tools, news: readonly AnyNews[]): Promise<Notification[]> {
  const matches = news.filter((each): each is MatchNews => "target" in each);
  const shown = new Map((await presentMatches(tools, matches)).map((each) => [each.id, each]));
  const groups = groupsOf(news.filter((each): each is ToldNews => "actor" in each));
  return news.flatMap((each): Notification[] => {
    if ("target" in each) return [shown.get(each.row.id) ?? []].flat();
    const group = groups.get(each) ?? [each];
    return group[0] === each ? [presentTold(each, group, tools.reader)] : [];
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

/** New matches only. */
export async function presentMatches(tools: Tools, news: readonly MatchNews[]) {
  const told = await tellToday(tools, news);
  return news.map((each) => {
    const { row, target, source } = each;
    const { id, type, name } = presentFound(target, tools.reader);
    const today = told(each);
    return {
      id: row.id,
      kind: row.kind,
      createdAt: row.createdAt.toISOString(),
      isRead: row.readAt !== null,
      match: {
        type,
        id,
        name,
        compatibility: today?.percent ?? row.data.percent,
        reason: today?.reason ?? null,
      },
      source: { kind: source.kind, id: source.row.id, name: presentFound(source, tools.reader).name },
    };
  });
}

async function tellToday({ matching, reader }: Tools, news: readonly MatchNews[]) {
  if (news.length === 0) return () => undefined;
  try {
    return await tellPairs(await matching.upToDate(), news, reader);
  } catch (error) {
    // A busy engine keeps nobody from the news.
    if (error instanceof HttpError && error.id === "overloaded") return () => undefined;
    throw error;
  }
}

export function countUnread(news: readonly AnyNews[]): number {
  return news.filter(({ row }) => row.readAt === null).length;
}
