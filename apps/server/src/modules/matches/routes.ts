import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  type EntityRef,
  matchHeaders,
  matchQuery,
  matchRequest,
  matchResult,
  pairRequest,
  pairResult,
  preferenceCount,
  preferenceCountRequest,
  teamRequest,
  teamResult,
  textMatches,
  textRequest,
} from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { type Shown, shownTo } from "../../entities/shown-to.ts";
import type { Rephrase } from "../../matching/enrichment/rephrase.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Profile } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { failures } from "../../platform/http/failures.ts";
import { dismissedBy } from "./dismissed.ts";
import { countMeeting } from "./count.ts";
import { findMatches, findTeam, type Found, standingOf } from "./find.ts";
import { mayMatch, mayMeet, relations } from "./policy.ts";
import { presentMatch, presentPair, presentTeam } from "./present.ts";
import { recordShown } from "./record.ts";
import { reword } from "./reword.ts";
import { textProfile } from "./text-profile.ts";

type Options = { db: Db; matching: Matching; rephrase?: Rephrase | undefined };

const config = { access: mayMatch };
const tags = ["Matches"];

export const matchRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, matching, rephrase }) => {
  app.post(
    "/api/matches",
    {
      config,
      schema: {
        summary: "The best matches for a profile, with reasons",
        tags,
        querystring: matchQuery,
        body: matchRequest,
        response: { 200: z.array(matchResult), ...failures },
      },
    },
    async ({ body: { type, source: named, limit }, language: reader, user }, reply) => {
      const started = performance.now();
      const { target, sources } = relations[type];
      if (!sources.includes(named.kind)) throw new HttpError("invalid-parameter", "source.kind");
      const shown = await shownTo(db, user?.id);
      const [ask, listed] = await Promise.all([matching.upToDate(), requireListed(named, shown)]);
      const owner = user && user.id === listed.row.userId ? user.id : undefined;
      const unwanted = owner === undefined ? undefined : await dismissedBy(db, owner, listed);
      const source = profileOf(listed);
      const found = await findMatches({ db, ask, reader, source, target, limit, unwanted, shown });
      reply.headers(headersOf(found, started));
      const presented = found.matches.map((each) => presentMatch(each, reader));
      const matches = rephrase
        ? await reword({ source: listed, found: found.matches, presented, reader, rephrase })
        : presented;
      if (owner !== undefined)
        await recordShown(db, { userId: owner, type, sourceId: named.id, matches, reader });
      return matches;
    },
  );

  app.post(
    "/api/matches/text",
    {
      config,
      schema: {
        summary:
          "The best matches for what a visitor writes, and what was read in it; nothing of it is stored",
        tags,
        querystring: matchQuery,
        body: textRequest,
        response: { 200: textMatches, ...failures },
      },
    },
    async ({ body: { looksFor, text, preferences, limit }, language: reader, user }, reply) => {
      const started = performance.now();
      const { target, sources } = relations[looksFor];
      const source = textProfile({ kind: sources[0], text, preferences });
      const ask = await matching.upToDate();
      const shown = await shownTo(db, user?.id);
      const found = await findMatches({ db, ask, reader, source, target, limit, shown });
      const understood = await ask("understand", { source, reader });
      reply.headers(headersOf(found, started));
      return { understood, matches: found.matches.map((each) => presentMatch(each, reader)) };
    },
  );

  app.post(
    "/api/matches/pair",
    {
      config,
      schema: {
        summary: "Two profiles as each sees the other, and what would bring them closer",
        tags,
        querystring: matchQuery,
        body: pairRequest,
        response: { 200: pairResult, ...failures },
      },
    },
    async ({ body, language: reader, user }) => {
      const { preferences } = body;
      const shown = await shownTo(db, user?.id);
      if (!mayMeet(body.source.kind, body.target.kind))
        throw new HttpError("invalid-parameter", "target.kind");
      const [ask, source, target] = await Promise.all([
        matching.upToDate(),
        requireListed(body.source, shown),
        requireListed(body.target, shown),
      ]);
      const own = withPreferences(profileOf(source), preferences);
      const told = await ask("pair", { source: own, target: profileOf(target), reader });
      if (!told) throw new HttpError("invalid-parameter", "target.id");
      const standing = await standingOf({ ask, source: own, target: target.kind }, body.target.id);
      return presentPair({ told, source, target, standing }, reader);
    },
  );

  app.post(
    "/api/matches/team",
    {
      config,
      schema: {
        summary: "The fewest who together have what an idea or a project asks for",
        tags,
        querystring: matchQuery,
        body: teamRequest,
        response: { 200: teamResult, ...failures },
      },
    },
    async ({ body, language: reader, user }) => {
      const shown = await shownTo(db, user?.id);
      const target = body.source.kind === "idea" ? "cofounder" : "company";
      const [ask, listed] = await Promise.all([matching.upToDate(), requireListed(body.source, shown)]);
      const source = profileOf(listed);
      const team = await findTeam({ db, ask, reader, source, target, present: body.present, shown });
      return presentTeam(team, reader);
    },
  );

  app.post(
    "/api/preferences/count",
    {
      config,
      schema: {
        summary: "How many meet the must-haves of a form, and what each costs; nothing of it is stored",
        tags,
        body: preferenceCountRequest,
        response: { 200: preferenceCount, ...failures },
      },
    },
    async ({ body: wanted, user }) =>
      countMeeting({ ask: await matching.upToDate(), wanted, ownerId: user?.id ?? null }),
  );

  async function requireListed({ kind, id }: EntityRef, shown: Shown): Promise<ListedRow> {
    const [listed] = await readListed(db, kind, [id], shown);
    if (!listed) throw new HttpError("not-found");
    return listed;
  }
};

function withPreferences(of: Profile, preferences: z.infer<typeof pairRequest>["preferences"]): Profile {
  return preferences ? { ...of, profile: { ...of.profile, preferences } } : of;
}

function headersOf({ considered }: Found, started: number) {
  return {
    [matchHeaders.considered]: considered,
    [matchHeaders.elapsed]: (performance.now() - started).toFixed(1),
  };
}
