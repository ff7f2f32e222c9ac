import type { NextStep, Waiting } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import { entitiesOf } from "../../entities/owned/own.ts";
import type { Digest } from "../../platform/mail/email.ts";
import { connectedProfiles } from "../connections/index.ts";
import { appliedWith, explainToday, sourcesAmong } from "../my-matches/index.ts";
import { type MatchNotification, presentMatch } from "../notifications/index.ts";
import { readNextStep } from "./next-step.ts";
import { type Asked, readWaiting } from "./waiting.ts";

const mostMatches = 5;
const mostNames = 3;

/** What the dashboard says, in short; undefined where nobody waits and nothing new is worth a look. */
export async function readDigest(
  asked: Asked,
  news: readonly MatchNotification[],
): Promise<Digest | undefined> {
  const matches = await fittingToday(asked, news);
  const { items } = await readWaiting(asked);
  if (matches.length === 0 && items.length === 0) return undefined;
  const ids = await entitiesOf(asked.db, asked.owner);
  const next = await readNextStep(asked, {
    ids,
    isWaiting: items.length > 0,
    isListed: (await sourcesAmong(asked.db, ids)).length > 0,
    hasBest: matches.length > 0,
  });
  return {
    waiting: [...Map.groupBy(items, sortOf)].map(([kind, group]) => groupOf(kind, group)),
    matches: matches.slice(0, mostMatches),
    more: Math.max(0, matches.length - mostMatches),
    next: { step: next.step, name: "name" in next ? next.name : null, path: pathOf(next) },
  };
}

/** By today's numbers, the best first: not with whom the member is in touch by now, nor what has been applied for. */
async function fittingToday(
  { db, owner, matching, reader }: Asked,
  news: readonly MatchNotification[],
): Promise<Digest["matches"]> {
  const met = await connectedProfiles(db, owner);
  const applied = await appliedWith(db, owner);
  const unmet = news.filter(({ source, target: { row } }) => !met.union(applied(source.row.id)).has(row.id));
  const today = await explainToday(matching, unmet, reader);
  return unmet
    .map((each) => ({ target: each.target, ...presentMatch(each, { today, reader }) }))
    .filter(({ match }) => !isDistant(match.compatibility))
    .sort(
      (one, other) =>
        other.match.compatibility - one.match.compatibility ||
        Number(one.target.row.isDemo) - Number(other.target.row.isDemo),
    )
    .map(({ match, source, target }) => ({
      name: match.name,
      percent: match.compatibility,
      reason: match.reason ?? "",
      path: `/match?source=${source.kind}:${source.id}&target=${target.kind}:${match.id}`,
    }));
}

type Sort = Digest["waiting"][number]["kind"];

/** Of messages those that are read and wait for a reply are told by themselves. */
function sortOf({ kind, unread }: Waiting): Sort {
  return kind === "message" && unread === 0 ? "reply" : kind;
}

const lists: Record<Sort, string> = {
  invitation: "/connections",
  introduction: "/connections",
  question: "/connections?tab=sent",
  application: "/applications?tab=received",
  confirmation: "/applications",
  message: "/messages",
  reply: "/messages",
};

/** Who waits and for what, never what they wrote. */
function groupOf(kind: Sort, items: readonly Waiting[]): Digest["waiting"][number] {
  const names = [...new Set(items.map(({ name }) => name).filter(Boolean))];
  return {
    kind,
    count: kind === "message" ? items.reduce((sum, { unread }) => sum + unread, 0) : items.length,
    names: names.slice(0, mostNames),
    others: Math.max(0, names.length - mostNames),
    path: lists[kind],
  };
}

function pathOf(next: NextStep): string {
  switch (next.step) {
    case "write-first":
      return `/messages/${next.conversationId}`;
    case "complete-profile":
      return "/my-profile";
    case "look-around":
      return "/search";
    case "answer":
    case "make-profile":
    case "finish-form":
    case "matches":
      return "/dashboard";
  }
}
