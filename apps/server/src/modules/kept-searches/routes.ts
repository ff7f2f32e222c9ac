import type { FastifyInstance } from "fastify";
import type { KeptSearchInput } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { poolOf, relations, writerOf } from "../matches/index.ts";
import { readAll } from "../my-matches/index.ts";
import { goodFits } from "./find.ts";
import { mayKeepSearches } from "./policy.ts";
import { presentKeptSearch } from "./present.ts";
import {
  deleteKeptSearch,
  keepSearch,
  type KeptSearchRow,
  listKeptSearches,
  type ToKeep,
} from "./queries.ts";

type Deps = { db: Db; matching: Matching; clock: () => Date };

export async function keptSearchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayKeepSearches;
  addRoute(app, routes.listKeptSearches, { access, handler: listOwn(deps) });
  addRoute(app, routes.keepSearch, { access, handler: keep(deps) });
  addRoute(app, routes.deleteKeptSearch, { access, handler: forget(deps) });
}

function listOwn({ db }: Deps): HandlerOf<typeof routes.listKeptSearches> {
  return async (request) => {
    const rows = await listKeptSearches(db, requireMember(request).user.id);
    const refOf = ({ kind, sourceId: id }: KeptSearchRow) => (id === null ? undefined : { kind, id });
    const listed = await readAll(
      db,
      rows.flatMap((row) => refOf(row) ?? []),
    );
    return rows.map((row) => presentKeptSearch(row, listed(refOf(row))));
  };
}

function keep({ db, matching, clock }: Deps): HandlerOf<typeof routes.keepSearch> {
  return async (request) => {
    const { user } = requireMember(request);
    const search = { ...searchIn(request.body), userId: user.id, createdAt: clock() };
    const source = await sourceOf(db, search);
    if (search.sourceId !== null && source?.row.userId !== user.id) throw new HttpError("not-found");
    const ask = await matching.upToDate();
    const fits = await goodFits({ db, ask, pool: await poolOf(db, user.id) }, { search, source });
    const kept = await keepSearch(
      db,
      search,
      fits.map(({ row }) => row.id),
    );
    return presentKeptSearch(kept, source);
  };
}

function forget({ db }: Deps): HandlerOf<typeof routes.deleteKeptSearch> {
  return async (request) => {
    await deleteKeptSearch(db, requireMember(request).user.id, request.params.id);
    return request.params;
  };
}

/** Throws for a kind that does not look for such. */
function searchIn({ looksFor, about }: KeptSearchInput): Omit<ToKeep, "userId" | "createdAt"> {
  if ("source" in about) {
    const { kind, id } = about.source;
    if (!relations[looksFor].sources.includes(kind))
      throw new HttpError("invalid-parameter", "about.source.kind");
    return { looksFor, kind, text: null, sourceId: id };
  }
  const kind = writerOf(looksFor, about.as);
  if (!kind) throw new HttpError("invalid-parameter", "about.as");
  return { looksFor, kind, text: about.text, sourceId: null };
}

async function sourceOf(
  db: Db,
  { kind, sourceId }: Pick<KeptSearchRow, "kind" | "sourceId">,
): Promise<ListedRow | undefined> {
  if (sourceId === null) return undefined;
  const [listed] = await readListed(db, kind, [sourceId]);
  return listed;
}
