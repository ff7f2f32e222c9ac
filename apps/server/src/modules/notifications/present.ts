import type { Notification } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { HttpError } from "../../http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import { presentFound } from "../matches/queries.ts";
import { tellPairs } from "../my-matches/queries.ts";
import type { News } from "./queries.ts";

type Tools = { matching: Matching; reader: Language };

/** In the reader's words, with the percentage and the reason of today. */
export async function presentNews(tools: Tools, news: readonly News[]): Promise<Notification[]> {
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

async function tellToday({ matching, reader }: Tools, news: readonly News[]) {
  if (news.length === 0) return () => undefined;
  try {
    return await tellPairs(await matching.upToDate(), news, reader);
  } catch (error) {
    // A busy engine keeps nobody from the news.
    if (error instanceof HttpError && error.id === "overloaded") return () => undefined;
    throw error;
  }
}

export function countUnread(news: readonly News[]): number {
  return news.filter(({ row }) => row.readAt === null).length;
}
