import type { Language } from "@khamt/language";
import { HttpError } from "../../platform/http/http-error.ts";
import type { ToldMatch } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { tellPairs } from "../my-matches/index.ts";
import type { MatchNews } from "./queries.ts";

type Tools = { matching: Matching; reader: Language };

/** What the engine says of a new match by now. */
export type Today = (news: MatchNews) => ToldMatch | undefined;

/** In the reader's words. Of nothing while the engine is busy: that keeps nobody from the news. */
export async function tellToday({ matching, reader }: Tools, news: readonly MatchNews[]): Promise<Today> {
  if (news.length === 0) return () => undefined;
  try {
    return await tellPairs(await matching.upToDate(), news, reader);
  } catch (error) {
    if (error instanceof HttpError && error.id === "overloaded") return () => undefined;
    throw error;
  }
}
