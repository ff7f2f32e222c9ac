import { mostOnDashboard } from "@khamt/contract";
import { type EntityKind, entityKinds, isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { listWritten } from "../../entities/read-listed.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { connectedProfiles } from "../connections/index.ts";
import { type Candidate, findCandidates, knownTargets, listKept, ownSources } from "../my-matches/index.ts";

type Asked = { db: Db; matching: Matching; owner: string; reader: Language };
type Matches = { news: Candidate[] | undefined; best: Candidate[] | undefined };

const mostBest = 3;

/** What came since, and the best of all: nothing distant. A busy engine keeps nobody from the rest of the dashboard. */
export async function readMatches(asked: Asked, since: Date | undefined): Promise<Matches> {
  const { db, owner } = asked;
  const sources = await ownSources(db, owner);
  if (sources.length === 0) return { news: [], best: [] };
  try {
    const met = await connectedProfiles(db, owner);
    const without = met.union(new Set((await listKept(db, owner)).map(({ targetId }) => targetId)));
    const best = await findCandidates(asked, { owner, sources, without, limit: mostBest });
    const news = since ? await newSince(asked, { owner, sources, without: met }, since) : [];
    return { news, best: best.filter(isClose) };
  } catch (error) {
    if (error instanceof HttpError && error.id === "overloaded") return { news: undefined, best: undefined };
    throw error;
  }
}

async function newSince(
  asked: Asked,
  { without, ...wanted }: Omit<Parameters<typeof findCandidates>[1], "limit" | "among">,
  since: Date,
): Promise<Candidate[]> {
  const { db, owner } = asked;
  const written = new Map<EntityKind, ReadonlySet<string>>();
  for (const kind of entityKinds) written.set(kind, new Set(await listWritten(db, kind, since)));
  const of = (kind: EntityKind) => written.get(kind) ?? new Set<string>();
  const among = {
    idea: of("idea"),
    cofounder: of("cofounder"),
    company: of("company"),
    project: of("project"),
  };
  const known = without.union(new Set(await knownTargets(db, owner)));
  const found = await findCandidates(asked, { ...wanted, without: known, limit: mostOnDashboard, among });
  return found.filter(isClose);
}

function isClose({ told }: Candidate): boolean {
  return !isDistant(told.percent);
}
