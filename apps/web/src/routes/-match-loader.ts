import type { EntityRef } from "@khamt/contract";
import { notFound } from "@tanstack/react-router";
import { pairQuery, readSeeker, teamQuery } from "../features/match-view/queries.ts";
import { readRef, readRefs, writeRef, writeRefs } from "../shared/matches/match-address.ts";
import { nameOfProfile, profileQuery } from "../shared/profiles/public-profile.ts";
import { withQuery } from "../lib/api.ts";
import { orNotFound } from "../lib/query/query.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { catalogue } from "../lib/language/index.ts";

export type MatchSearch = {
  source?: string | undefined;
  /** Without it: who together would make the team of an idea or a project. */
  target?: string | undefined;
};

export type CompareSearch = {
  source?: string | undefined;
  /** Up to three, with commas between them. */
  targets?: string | undefined;
};

/** A loader's answer is a page's head: what it takes to say it is no load on the first page. */
type LoadedHead = {
  title: string;
  description: string;
  address: string;
};

export function requirePair(search: MatchSearch): { source: EntityRef; target: EntityRef | undefined } {
  const [source, target] = [readRef(search.source), readRef(search.target)];
  if (source === undefined || (search.target !== undefined && target === undefined)) throw notFound();
  return { source, target };
}

export function requireCompared(search: CompareSearch): { source: EntityRef; targets: EntityRef[] } {
  const [source, targets] = [readRef(search.source), readRefs(search.targets)];
  if (source === undefined || targets.length === 0) throw notFound();
  return { source, targets };
}

export async function loadMatch(context: RouterContext, search: MatchSearch): Promise<LoadedHead> {
  const { source, target } = requirePair(search);
  await context.language.load(
    catalogue("match-view"),
    catalogue("matches"),
    catalogue("saves"),
    catalogue("share"),
    catalogue("vocabulary"),
  );
  return target === undefined ? loadTeam(context, source) : loadPair(context, source, target);
}

async function loadPair(
  { api, language, queryClient }: RouterContext,
  source: EntityRef,
  target: EntityRef,
): Promise<LoadedHead> {
  const pair = await orNotFound(queryClient.ensureQueryData(pairQuery(api, source, target)));
  const { head } = language.words(catalogue("match-view"));
  const [one, other] = [pair.reverse.name, pair.match.name];
  return {
    title: head.title(one, other),
    description: head.description(one, other, pair.match.compatibility),
    address: withQuery("/match", { source: writeRef(source), target: writeRef(target) }),
  };
}

async function loadTeam(
  { api, language, queryClient }: RouterContext,
  source: EntityRef,
): Promise<LoadedHead> {
  const seeker = readSeeker(source);
  if (seeker === undefined) throw notFound();
  const [profile] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(profileQuery(seeker))),
    orNotFound(queryClient.ensureQueryData(teamQuery(api, seeker))),
  ]);
  const title = nameOfProfile(profile);
  const { head } = language.words(catalogue("match-view"));
  return {
    title: head.team(title),
    description: head.teamDescription(title),
    address: withQuery("/match", { source: writeRef(source) }),
  };
}

export async function loadCompared(context: RouterContext, search: CompareSearch): Promise<LoadedHead> {
  const { source, targets } = requireCompared(search);
  const { api, language, queryClient } = context;
  const [, ...pairs] = await Promise.all([
    language.load(catalogue("match-view"), catalogue("share"), catalogue("vocabulary")),
    ...targets.map((target) => orNotFound(queryClient.ensureQueryData(pairQuery(api, source, target)))),
  ]);
  const { head } = language.words(catalogue("match-view"));
  const name = pairs[0]?.reverse.name ?? "";
  return {
    title: head.compare(name),
    description: head.compareDescription(name),
    address: withQuery("/compare", { source: writeRef(source), targets: writeRefs(targets) }),
  };
}
