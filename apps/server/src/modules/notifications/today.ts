import type { Language } from "@khamt/language";
import { HttpError } from "../../platform/http/http-error.ts";
import type { PresentedMatch } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { explainPairs } from "../my-matches/index.ts";
import type { MatchNotification } from "./queries.ts";

type Tools = { matching: Matching; reader: Language };

/** What the engine says of a new match by now. */
export type Today = (news: MatchNotification) => PresentedMatch | undefined;

/** In the reader's words. Of nothing while the engine is busy: that keeps nobody from the news. */
export async function explainToday(
  { matching, reader }: Tools,
  news: readonly MatchNotification[],
): Promise<Today> {
  if (news.length === 0) return () => undefined;
  try {
    return await explainPairs(await matching.upToDate(), news, reader);
  } catch (error) {
    if (error instanceof HttpError && error.id === "overloaded") return () => undefined;
    throw error;
  }
}
