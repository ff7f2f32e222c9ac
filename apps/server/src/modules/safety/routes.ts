import type { FastifyInstance } from "fastify";
import type { OwnStandings } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Site } from "../../platform/site/site.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { withdrawAllTo } from "../connections/index.ts";
import { settleNotificationsFrom, type NotifyDeps } from "../notifications/index.ts";
import { cancelBetween } from "../office-hours/index.ts";
import { cancelMeetings } from "../rounds/index.ts";
import { appeal } from "./appeals.ts";
import { block, listBlocks, unblock } from "./blocks.ts";
import { hasAdministrators } from "../../platform/auth/administrators.ts";
import { mayProtectThemselves } from "./policy.ts";
import { presentBlock, presentStanding } from "./present.ts";
import { report } from "./reports.ts";
import { listStanding } from "./standing.ts";
import { requireOwnerOf } from "./subject.ts";

type Deps = NotifyDeps & {
  conduct: Conduct;
  site: Pick<Site, "contactEmail">;
};

/** What members do about each other, and what they are told of decisions about themselves. */
export async function safetyRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayProtectThemselves;
  addRoute(app, routes.listBlocks, { access, handler: listOwnBlocks(deps) });
  addRoute(app, routes.createBlock, { access, handler: createBlock(deps) });
  addRoute(app, routes.deleteBlock, { access, handler: deleteBlock(deps) });
  addRoute(app, routes.createReport, { access, handler: createReport(deps) });
  addRoute(app, routes.createAppeal, { access, handler: createAppeal(deps) });
  addRoute(app, routes.listOwnDecisions, { access, handler: listOwnDecisions(deps) });
}

function listOwnBlocks({ db }: Deps): HandlerOf<typeof routes.listBlocks> {
  return async (request) => (await listBlocks(db, requireMember(request).user.id)).map(presentBlock);
}

function createBlock({ db, live, post, clock }: Deps): HandlerOf<typeof routes.createBlock> {
  return async (request) => {
    const { user } = requireMember(request);
    const { subject } = request.body;
    await db.transaction(async (tx) => {
      const blockedId = await requireOwnerOf(tx, { subject, reader: user.id });
      // Whatever brings the two together comes before this, and is ended, or after it, and is refused.
      await holdMembers(tx, [user.id, blockedId]);
      const now = clock();
      await block(tx, { blockerId: user.id, blockedId, now });
      await withdrawAllTo(tx, { senderId: user.id, receiverId: blockedId, now });
      await cancelBetween({ tx, live, post, now }, { by: user.id, other: blockedId });
      await cancelMeetings({ tx, live }, [user.id, blockedId]);
      await settleNotificationsFrom(tx, { to: user.id, actorId: blockedId, now });
      // Nothing else moves on the pages of the one who is blocked.
      await live.publish(tx, [user.id], { kind: "connections" });
    });
    return (await listBlocks(db, user.id)).map(presentBlock);
  };
}

function deleteBlock({ db }: Deps): HandlerOf<typeof routes.deleteBlock> {
  return async (request) => {
    await unblock(db, { id: request.params.id, blockerId: requireMember(request).user.id });
    return request.params;
  };
}

function createReport({ clock, ...tools }: Deps): HandlerOf<typeof routes.createReport> {
  return async (request) => {
    const { user } = requireMember(request);
    return { id: await report({ ...tools, now: clock() }, { ...request.body, reporterId: user.id }) };
  };
}

function createAppeal({ clock, site, ...tools }: Deps): HandlerOf<typeof routes.createAppeal> {
  return async (request) => {
    const by = requireMember(request).user.id;
    await appeal({ ...tools, now: clock() }, { ...request.body, by });
    return readStandings({ db: tools.db, site }, by);
  };
}

function listOwnDecisions(deps: Deps): HandlerOf<typeof routes.listOwnDecisions> {
  return (request) => readStandings(deps, requireMember(request).user.id);
}

type Reading = Pick<Deps, "db" | "site">;

async function readStandings({ db, site }: Reading, ownerId: string): Promise<OwnStandings> {
  const items = (await listStanding(db, ownerId)).map(presentStanding);
  return { items, appealTo: (await site.contactEmail()) ?? null, isRead: await hasAdministrators(db) };
}
