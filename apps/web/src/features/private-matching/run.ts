import type { EntityRef, MatchResult } from "@khamt/contract";
import { findMatches, getConceptGraph, getPrivateIndex, matchText } from "@khamt/contract/calls";
import type { BodyOf } from "@khamt/contract/routes";
import type { MatchType } from "@khamt/contract/vocabulary";
import { addressOf, readAnswer } from "../../lib/api.ts";
import { kindFound, profileCalls } from "../../shared/profiles/kinds.ts";
import type { Own } from "./worker/protocol.ts";
import type { Language } from "../../lib/language/index.ts";
import type { Ledger } from "./ledger.ts";
import { openResult } from "./open-result.ts";
import type { Privacy } from "./settings.ts";
import type { FoundResult } from "./result.ts";
import type { MatchingWorker } from "./worker/worker-client.ts";

export type Wanted = {
  readonly type: MatchType;
  /** Or the public profile of a card, which the run fetches as it fetches everything. */
  readonly own: Own | EntityRef;
  /** The visitor's own profiles, which are nobody to be found. */
  readonly ownIds: readonly string[];
  readonly privacy: Privacy;
  readonly reader: Language;
};

/** What really happened, as far as it has. */
export type RunFacts = {
  readonly kilobytes?: number;
  readonly profiles?: number;
  readonly milliseconds?: number;
  readonly results?: number;
};

export type Running = {
  ledger: Ledger;
  worker: MatchingWorker;
  tell: (facts: RunFacts) => void;
};

const limit = 10;

export type Found = {
  results: FoundResult[];
  /** Who looked. */
  own: Own;
};

export async function runPrivately(asked: Wanted, running: Running): Promise<Found> {
  const { privacy } = asked;
  const wanted = { ...asked, own: await readOwn(asked.own, running) };
  await openIndex(wanted, running);
  const found = privacy.hideProfile ? await searchHere(wanted, running) : await searchThere(wanted, running);
  running.tell({ results: found.length });
  const results = privacy.limitSharing ? found : await openAll(found, wanted, running);
  return { results, own: wanted.own };
}

async function readOwn(own: Wanted["own"], { ledger }: Running): Promise<Own> {
  if ("text" in own || "profile" in own) return own;
  const call = profileCalls[own.kind];
  const answer = await ledger.get(addressOf(call, { params: { id: own.id } }));
  return { kind: own.kind, profile: await readAnswer(call, answer) };
}

/** Whoever looks is known by now. */
type Ready = Wanted & { readonly own: Own };

// The server's matching needs no index; the reasons of opened results do.
async function openIndex({ type }: Wanted, { ledger, worker, tell }: Running): Promise<void> {
  const graphPath = addressOf(getConceptGraph);
  const marketPath = addressOf(getPrivateIndex, { params: { kind: kindFound[type] } });
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

async function searchHere(wanted: Ready, { worker, tell }: Running): Promise<FoundResult[]> {
  const { own, ownIds, reader, type } = wanted;
  const { hits, milliseconds } = await worker.ask("search", { own, without: ownIds, limit, reader });
  tell({ milliseconds: Math.ceil(milliseconds) });
  return hits.map((hit) => ({ ...hit, kind: kindFound[type] }));
}

/** With the switch off: the server gets what was written, and answers as it does everywhere. */
async function searchThere(wanted: Ready, { ledger, tell }: Running): Promise<FoundResult[]> {
  const { matches, headers } = await askServer(wanted, ledger);
  const milliseconds = Number(headers.get("x-matching-milliseconds"));
  if (milliseconds > 0) tell({ milliseconds: Math.round(milliseconds) });
  return matches.map((match) => ({
    id: match.id,
    kind: kindFound[wanted.type],
    percent: match.compatibility,
    reason: match.reason,
    reasons: match.reasons.map((reason) => ({ ...reason, evidence: [] })),
    concepts: (match.lookingFor.length > 0 ? match.lookingFor : match.skills).slice(0, 8),
  }));
}

async function askServer(
  { own, type }: Ready,
  ledger: Ledger,
): Promise<{ matches: MatchResult[]; headers: Headers }> {
  if ("text" in own) {
    const body: BodyOf<typeof matchText> = { looksFor: type, text: own.text, limit };
    const answer = await ledger.post(addressOf(matchText), body);
    return { matches: (await readAnswer(matchText, answer)).matches, headers: answer.headers };
  }
  const source = { kind: own.kind, id: idOf(own.profile) };
  const body: BodyOf<typeof findMatches> = { type, source, limit };
  const answer = await ledger.post(addressOf(findMatches), body);
  return { matches: await readAnswer(findMatches, answer), headers: answer.headers };
}

function idOf(profile: object): string {
  return "id" in profile ? String(profile.id) : "";
}

async function openAll(
  found: readonly FoundResult[],
  { own, reader }: Ready,
  { ledger, worker }: Running,
): Promise<FoundResult[]> {
  const opening = { ledger, worker, own, reader };
  return Promise.all(found.map(async (result) => ({ ...result, opened: await openResult(result, opening) })));
}
