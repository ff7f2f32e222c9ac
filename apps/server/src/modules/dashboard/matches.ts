import { mostOnDashboard } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { type ListedRow, listWritten } from "../../entities/read-listed.ts";
import { isBusy, type Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { connectedProfiles } from "../connections/index.ts";
import { type Candidate, knownTargets, prepareCandidates } from "../my-matches/index.ts";

type Asked = { db: Db; matching: Matching; owner: string; reader: Language };
/** The member's own that are listed, and when the last visit ended. */
type Own = { sources: readonly ListedRow[]; since: Date | undefined };
type Matches = { news: Candidate[] | undefined; best: Candidate[] | undefined };

const mostBest = 3;

/** What came since, and the best of all: nothing distant. A busy engine keeps nobody from the rest of the dashboard. */
export async function readMatches(asked: Asked, { sources, since }: Own): Promise<Matches> {
  const { db, owner } = asked;
  if (sources.length === 0) return { news: [], best: [] };
  try {
    const met = await connectedProfiles(db, owner);
    const known = await knownTargets(db, owner);
    const find = await prepareCandidates(asked, { owner, sources });
    const best = await find({ without: met.union(known.kept), limit: mostBest });
    const news =
      since === undefined
        ? []
        : await find({
            without: met.union(known.all),
            limit: mostOnDashboard,
            among: await listWritten(db, since),
          });
    return { news: news.filter(isClose), best: best.filter(isClose) };
  } catch (error) {
    if (isBusy(error)) return { news: undefined, best: undefined };
    throw error;
  }
}

function isClose({ told }: Candidate): boolean {
  return !isDistant(told.percent);
}
