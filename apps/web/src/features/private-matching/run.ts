import type { MatchResult, TextMatches } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Own } from "./worker/protocol.ts";
import type { Language } from "../../lib/language/index.ts";
import type { Ledger } from "./ledger.ts";
import { sought } from "./looked-for.ts";
import { openResult } from "./open-result.ts";
import type { Privacy } from "./settings.ts";
import type { FoundResult } from "./result.ts";
import type { MatchingWorker } from "./worker/worker-client.ts";

export interface Wanted {
  readonly type: MatchType;
  readonly own: Own;
  /** The visitor's own profiles, which are nobody to be found. */
  readonly ownIds: readonly string[];
  readonly privacy: Privacy;
  readonly reader: Language;
}

/** What really happened, as far as it has. */
export interface RunFacts {
  readonly kilobytes?: number;
  readonly profiles?: number;
  readonly milliseconds?: number;
  readonly results?: number;
}

export interface Running {
  ledger: Ledger;
  worker: MatchingWorker;
  tell: (facts: RunFacts) => void;
}

const limit = 10;

export async function runPrivately(wanted: Wanted, running: Running): Promise<FoundResult[]> {
  const { privacy } = wanted;
  await openIndex(wanted, running);
  const found = privacy.hideProfile ? await searchHere(wanted, running) : await searchThere(wanted, running);
  running.tell({ results: found.length });
  return privacy.limitSharing ? found : openAll(found, wanted, running);
}

// The server's matching needs no index; the reasons of opened results do.
async function openIndex({ type }: Wanted, { ledger, worker, tell }: Running): Promise<void> {
  const graphPath = "/api/concept-graph";
  const marketPath = `/api/private-index/${sought[type].target}`;
  const fetchBytes = async (path: string) => (await ledger.get(path)).arrayBuffer();
  const learn = async () => {
    const graph = await fetchBytes(graphPath);
    await worker.ask("learn", { graph }, [graph]);
  };
  const [market] = await Promise.all([fetchBytes(marketPath), learn()]);
  tell({ kilobytes: Math.round((ledger.received(graphPath) + ledger.received(marketPath)) / 1000) });
  const { profiles } = await worker.ask("open", { market }, [market]);
  tell({ profiles });
}

async function searchHere(wanted: Wanted, { worker, tell }: Running): Promise<FoundResult[]> {
  const { own, ownIds, reader, type } = wanted;
  const { hits, milliseconds } = await worker.ask("search", { own, without: ownIds, limit, reader });
  tell({ milliseconds: Math.ceil(milliseconds) });
  return hits.map((hit) => ({ ...hit, kind: sought[type].target }));
}

/** With the switch off: the server gets what was written, and answers as it does everywhere. */
async function searchThere({ own, type }: Wanted, { ledger, tell }: Running): Promise<FoundResult[]> {
  const answer =
    "text" in own
      ? await ledger.post("/api/matches/text", { looksFor: type, text: own.text, limit })
      : await ledger.post("/api/matches", { type, source: { kind: own.kind, id: idOf(own.profile) }, limit });
  const body = (await answer.json()) as TextMatches | MatchResult[];
  const milliseconds = Number(answer.headers.get("x-matching-milliseconds"));
  if (milliseconds > 0) tell({ milliseconds: Math.round(milliseconds) });
  return ("matches" in body ? body.matches : body).map((match) => ({
    id: match.id,
    kind: sought[type].target,
    percent: match.compatibility,
    reason: match.reason,
    reasons: match.reasons.map((reason) => ({ ...reason, evidence: [] })),
    concepts: (match.lookingFor.length > 0 ? match.lookingFor : match.skills).slice(0, 8),
  }));
}

function idOf(profile: object): string {
  return "id" in profile ? String(profile.id) : "";
}

async function openAll(
  found: readonly FoundResult[],
  { own, reader }: Wanted,
  { ledger, worker }: Running,
): Promise<FoundResult[]> {
  const opening = { ledger, worker, own, reader };
  return Promise.all(found.map(async (result) => ({ ...result, opened: await openResult(result, opening) })));
}
