import type { EntityKind } from "@khamt/contract/vocabulary";
import { cardOf } from "../../entities/index.ts";
import { type ListedRow, readListed, type Written } from "../../entities/read-listed.ts";
import { readWritten } from "../../entities/written-since.ts";
import type { Ask } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { poolOf, relations } from "../matches/index.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { goodFits } from "./find.ts";
import { everyKeptSearch, foundBefore, type KeptSearchRow, markFound } from "./queries.ts";

type Tools = NotifyTools & { matching: Matching };
type Watch = NotifyTools & { ask: Ask; written: Written };

/** A search tells of no more at once: whoever comes with many others is in the list of its results. */
const mostAtOnce = 5;
/** Of a text that searches, so much names the search. */
const longestName = 80;
/** Of a wish, as the web app has it. */
const longestInAddress = 1000;

/** Tells members of everybody new, or changed, who fits a search that they keep. The first watch only begins. */
export async function watchSearches({ matching, ...tools }: Tools): Promise<void> {
  await readWritten(tools.db, { key: "searched-until", now: tools.now }, async (written) => {
    const ask = await matching.whenReady();
    for await (const search of everyKeptSearch(tools.db)) await watchFor({ ...tools, ask, written }, search);
  });
}

async function watchFor({ db, ask, written, ...tools }: Watch, search: KeptSearchRow): Promise<void> {
  const { target } = relations[search.looksFor];
  const among = written[target];
  if (among.size === 0) return;
  const [source] = search.sourceId === null ? [] : await readListed(db, search.kind, [search.sourceId]);
  const pool = await poolOf(db, search.userId);
  const fits = await goodFits({ db, ask, pool }, { search, source, among });
  const known = await foundBefore(
    db,
    search.id,
    fits.map(({ row }) => row.id),
  );
  const fresh = fits.filter(({ row }) => !known.has(row.id));
  if (fresh.length === 0) return;
  await db.transaction(async (tx) => {
    const marked = new Set(
      await markFound(
        tx,
        search.id,
        fresh.map(({ row }) => row.id),
      ),
    );
    const told = fresh.filter(({ row }) => marked.has(row.id)).slice(0, mostAtOnce);
    for (const found of told) await notify({ tx, ...tools }, noticeOf(search, { found, target, source }));
  });
}

type Finding = { found: ListedRow; target: EntityKind; source: ListedRow | undefined };

function noticeOf(search: KeptSearchRow, { found, target, source }: Finding) {
  const { userId, text } = search;
  const name = text ?? (source ? cardOf(source).name : "");
  return {
    to: userId,
    kind: "search-match" as const,
    subjectId: found.row.id,
    data: {
      actorName: cardOf(found).name,
      title: name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name,
      subjectKind: target,
      path: resultsOf(search, found.row.id),
    },
  };
}

/** How well somebody fits the search is said there: of all that fit, who was found is shown. A wish that has no room in an address is opened among the kept searches. */
function resultsOf({ looksFor, kind, sourceId, text }: KeptSearchRow, found: string): string {
  if (text !== null && text.length > longestInAddress) return "/my-matches";
  const about = sourceId === null ? { wish: text ?? "" } : { source: `${kind}:${sourceId}` };
  return `/results?${new URLSearchParams({ for: looksFor, ...about, at: found }).toString()}`;
}
