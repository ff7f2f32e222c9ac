import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import { type EntityRef, matchHeaders, type pairRequest } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { textProfile } from "@khamt/matching";
import { sourcesOfProfiles } from "../../entities/keeping.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { type Shown, shownOnPage, shownTo } from "../../entities/shown-to.ts";
import type { Rephrase } from "../../matching/enrichment/rephrase.ts";
import type { Profile } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { demandsOf, profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { dismissedBy } from "./dismissed.ts";
import { countMeeting, findMatches, findTeam, type Found, standingOf } from "./find.ts";
import { mayMatch, mayMeet, relations, writerOf } from "./policy.ts";
import { poolOf } from "./pool.ts";
import { presentAdvice, presentMatch, presentPair, presentTeam } from "./present.ts";
import { recordShown } from "./record.ts";
import { createShowcase } from "./showcase.ts";
import { reword } from "./reword.ts";

type Deps = { db: Db; matching: Matching; rephrase?: Rephrase | undefined };

export async function matchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayMatch;
  // Members find by what they own and have set aside, and what is put into other words may come out otherwise.
  const isKeptForEach = deps.rephrase === undefined;
  const keeps = { sources: [...sourcesOfProfiles, "programme_members"] as const, isKeptForEach };
  const costing = (cost: number) => ({ access, keeps, config: { cost } });
  addRoute(app, routes.findMatches, { ...costing(50), handler: findForProfile(deps) });
  addRoute(app, routes.matchText, { ...costing(50), handler: findForText(deps) });
  addRoute(app, routes.adviseMatches, { ...costing(40), handler: adviseOnProfile(deps) });
  addRoute(app, routes.comparePair, { ...costing(40), handler: comparePair(deps) });
  addRoute(app, routes.hintPair, { ...costing(40), handler: hintPair(deps) });
  addRoute(app, routes.findTeam, { ...costing(60), handler: gatherTeam(deps) });
  addRoute(app, routes.getShowcase, { access, handler: showPair(deps) });
  addRoute(app, routes.countByPreferences, { ...costing(40), handler: countByPreferences(deps) });
}

function findForProfile({ db, matching, rephrase }: Deps): HandlerOf<typeof routes.findMatches> {
  return async ({ body: { type, source: named, limit, reasonsFor }, language: reader, user }, reply) => {
    const started = performance.now();
    const target = requireTarget(type, named);
    const { seen, shown, among } = await poolOf(db, user?.id);
    const [ask, listed] = await Promise.all([matching.upToDate(), requireListed(db, named, seen)]);
    const owner = user && user.id === listed.row.userId ? user.id : undefined;
    const unwanted = owner === undefined ? undefined : await dismissedBy(db, owner, listed);
    const source = profileOf(listed);
    const hidesSource = owner === undefined;
    const pool = owner === undefined ? undefined : among?.[target];
    const wanted = { source, target, limit, reasonsFor, unwanted, shown, pool, hidesSource };
    const found = await findMatches({ db, ask, reader, ...wanted });
    reply.headers(headersOf(found, started));
    const presented = found.matches.map((each) => presentMatch(each, reader));
    const matches = rephrase
      ? await reword({ source: listed, found: found.matches, presented, reader, rephrase })
      : presented;
    if (owner !== undefined)
      await recordShown(db, { userId: owner, type, sourceId: named.id, matches, reader });
    return matches;
  };
}

function findForText({ db, matching }: Deps): HandlerOf<typeof routes.matchText> {
  return async ({ body, language: reader, user }, reply) => {
    const started = performance.now();
    const { looksFor, text, preferences, limit, reasonsFor } = body;
    const { target } = relations[looksFor];
    const kind = writerOf(looksFor, body.as);
    if (!kind) throw new HttpError("invalid-parameter", "as");
    const source = ownedBy(textProfile({ kind, target, text, preferences }), user?.id);
    const ask = await matching.upToDate();
    const { shown, among } = await poolOf(db, user?.id);
    const wanted = { source, target, limit, reasonsFor, shown, pool: among?.[target] };
    const found = await findMatches({ db, ask, reader, ...wanted });
    const understood = await ask("understand", { source, reader });
    const advice = await ask("advise", { source, target, reader });
    const { missing, loosen } = presentAdvice(advice, reader);
    reply.headers(headersOf(found, started));
    return { understood, missing, loosen, matches: found.matches.map((each) => presentMatch(each, reader)) };
  };
}

/** Nobody finds their own. */
function ownedBy<K extends EntityKind>({ kind, profile }: Profile<K>, ownerId: string | undefined) {
  return { kind, profile: { ...profile, ownerId: ownerId ?? null } };
}

function adviseOnProfile({ db, matching }: Deps): HandlerOf<typeof routes.adviseMatches> {
  return async ({ body: { type, source: named }, language: reader, user }) => {
    const target = requireTarget(type, named);
    const shown = await shownTo(db, user?.id);
    const [ask, listed] = await Promise.all([matching.upToDate(), requireListed(db, named, shown)]);
    const source = profileOf(listed);
    const advice = await ask("advise", { source, target, reader });
    if (user?.id === listed.row.userId) return presentAdvice(advice, reader);
    // What the form demands is told to its owner alone.
    const hidden = demandsOf(source);
    const loosen = advice.loosen.filter(({ attribute }) => !hidden.has(attribute));
    return presentAdvice({ ...advice, loosen }, reader);
  };
}

function comparePair({ db, matching }: Deps): HandlerOf<typeof routes.comparePair> {
  return async ({ body, language: reader, user }) => {
    const { ask, shown, source, target, two } = await requirePair({ db, matching }, { body, user });
    const told = await ask("pair", { ...two, reader });
    if (!told) throw new HttpError("invalid-parameter", "target.id");
    const unwanted = user?.id === source.row.userId ? await dismissedBy(db, user.id, source) : undefined;
    const question = { db, ask, source: two.source, target: target.kind, unwanted, shown };
    const standing = await standingOf(question, body.target.id);
    return presentPair({ told, source, target, standing }, reader);
  };
}

function hintPair({ db, matching }: Deps): HandlerOf<typeof routes.hintPair> {
  return async ({ body, language: reader, user }) => {
    const { ask, two } = await requirePair({ db, matching }, { body, user });
    const hints = await ask("hints", { ...two, reader });
    if (!hints) throw new HttpError("invalid-parameter", "target.id");
    return hints;
  };
}

type Asking = { body: z.output<typeof pairRequest>; user: { id: string } | undefined };

/** Two whom the reader may see, as the engine is asked of them. */
async function requirePair({ db, matching }: Deps, { body, user }: Asking) {
  const [seen, shown] = [await shownOnPage(db, user?.id), await shownTo(db, user?.id)];
  if (!mayMeet(body.source.kind, body.target.kind)) throw new HttpError("invalid-parameter", "target.kind");
  const [ask, source, target] = await Promise.all([
    matching.upToDate(),
    requireListed(db, body.source, seen),
    requireListed(db, body.target, seen),
  ]);
  const { kind, profile } = profileOf(source);
  const own = { kind, profile: { ...profile, ...(body.preferences && { preferences: body.preferences }) } };
  const hidesSource = user?.id !== source.row.userId && !body.preferences;
  return { ask, shown, source, target, two: { source: own, target: profileOf(target), hidesSource } };
}

function gatherTeam({ db, matching }: Deps): HandlerOf<typeof routes.findTeam> {
  return async ({ body, language: reader, user }) => {
    const { seen, shown, among } = await poolOf(db, user?.id);
    const target = body.source.kind === "idea" ? "cofounder" : "company";
    const [ask, listed] = await Promise.all([matching.upToDate(), requireListed(db, body.source, seen)]);
    const source = profileOf(listed);
    const hidesSource = user?.id !== listed.row.userId;
    const team = await findTeam({
      db,
      ask,
      reader,
      source,
      target,
      present: body.present,
      shown,
      pool: among?.[target],
      hidesSource,
    });
    return presentTeam(team, reader);
  };
}

function showPair({ db, matching }: Deps): HandlerOf<typeof routes.getShowcase> {
  const showcase = createShowcase({ db, matching });
  return async ({ language: reader, user }) => ({
    pair: await showcase(reader, (await poolOf(db, user?.id)).shown),
  });
}

function countByPreferences({ matching }: Deps): HandlerOf<typeof routes.countByPreferences> {
  return async ({ body: wanted, user }) =>
    countMeeting({ ask: await matching.upToDate(), wanted, ownerId: user?.id ?? null });
}

/** What such a source may look for. */
function requireTarget(type: MatchType, source: EntityRef): EntityKind {
  const { target, sources } = relations[type];
  if (!sources.includes(source.kind)) throw new HttpError("invalid-parameter", "source.kind");
  return target;
}

async function requireListed(db: Db, { kind, id }: EntityRef, shown: Shown): Promise<ListedRow> {
  return requiredRow(readListed(db, kind, [id], shown));
}

function headersOf({ considered }: Found, started: number) {
  return {
    [matchHeaders.considered]: considered,
    [matchHeaders.elapsed]: (performance.now() - started).toFixed(1),
  };
}
