import type { FastifyInstance } from "fastify";
import type { Connection } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { acceptOne, answer, ask, decline, setAside, view, withdraw } from "./act.ts";
import { connectionWithOwner } from "./connection-state.ts";
import { invite } from "./invite.ts";
import type { ConnectionTools } from "./notify.ts";
import { mayConnect, mayWrite } from "./policy.ts";
import { presentConnection } from "./present.ts";
import { countTabs, getConnection, listConnections, withProfiles } from "./queries.ts";
import { quotaOf } from "./quota.ts";
import { changeSettings, settingsOf } from "./settings.ts";

type Deps = {
  db: Db;
  matching: Matching;
  live: Live;
  post?: QueueEmail | undefined;
  clock: () => Date;
  conduct: Conduct;
};

export async function connectionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayConnect;
  addRoute(app, routes.listConnections, { access, handler: listTab(deps) });
  addRoute(app, routes.createInvitation, { access: mayWrite, handler: createInvitation(deps) });
  addRoute(app, routes.getInvitationQuota, { access, handler: readQuota(deps) });
  addRoute(app, routes.getConnectionSettings, { access, handler: readSettings(deps) });
  addRoute(app, routes.updateConnectionSettings, { access, handler: updateSettings(deps) });
  addRoute(app, routes.getConnectionWith, { access, handler: readConnectionWith(deps) });
  addRoute(app, routes.viewInvitation, { access, handler: move(deps, view) });
  addRoute(app, routes.acceptInvitation, { access: mayWrite, handler: move(deps, acceptOne) });
  addRoute(app, routes.postponeInvitation, { access, handler: move(deps, setAside) });
  addRoute(app, routes.withdrawInvitation, { access, handler: move(deps, withdraw) });
  addRoute(app, routes.declineInvitation, { access: mayWrite, handler: declineOne(deps) });
  addRoute(app, routes.askInviter, { access: mayWrite, handler: say(deps, ask) });
  addRoute(app, routes.answerInvitee, { access: mayWrite, handler: say(deps, answer) });
}

function listTab(deps: Deps): HandlerOf<typeof routes.listConnections> {
  return async (request) => {
    const reader = requireMember(request).user.id;
    const page = await listConnections(deps.db, { reader, ...request.query });
    const rows = await withProfiles(deps, page.rows, reader);
    const now = deps.clock();
    const { conduct } = deps;
    return {
      items: rows.map((row) => presentConnection(row, { reader, now, conduct })),
      counts: await countTabs(deps.db, reader),
      next: page.nextCursor ?? null,
    };
  };
}

function createInvitation(deps: Deps): HandlerOf<typeof routes.createInvitation> {
  return async (request) => {
    const userId = requireMember(request).user.id;
    const id = await invite(toolsNow(deps), { userId, input: request.body });
    return read(deps, { id, userId });
  };
}

function readQuota({ db, clock, conduct }: Deps): HandlerOf<typeof routes.getInvitationQuota> {
  return (request) => quotaOf(db, { userId: requireMember(request).user.id, now: clock(), conduct });
}

function readSettings({ db }: Deps): HandlerOf<typeof routes.getConnectionSettings> {
  return (request) => settingsOf(db, requireMember(request).user.id);
}

function updateSettings({ db }: Deps): HandlerOf<typeof routes.updateConnectionSettings> {
  return async (request) => {
    const { user } = requireMember(request);
    await changeSettings(db, user.id, request.body);
    return settingsOf(db, user.id);
  };
}

function readConnectionWith({ db, clock, conduct }: Deps): HandlerOf<typeof routes.getConnectionWith> {
  return (request) => {
    const reader = requireMember(request).user.id;
    return connectionWithOwner(db, { ...request.params, reader, now: clock(), conduct });
  };
}

function move(deps: Deps, act: typeof view): HandlerOf<typeof routes.viewInvitation> {
  return async (request) => {
    const own = { id: request.params.id, userId: requireMember(request).user.id };
    await act(toolsNow(deps), own);
    return read(deps, own);
  };
}

function declineOne(deps: Deps): HandlerOf<typeof routes.declineInvitation> {
  return async (request) => {
    const own = { id: request.params.id, userId: requireMember(request).user.id };
    await decline(toolsNow(deps), { ...own, ...request.body });
    return read(deps, own);
  };
}

function say(deps: Deps, act: typeof ask): HandlerOf<typeof routes.askInviter> {
  return async (request) => {
    const own = { id: request.params.id, userId: requireMember(request).user.id };
    await act(toolsNow(deps), { ...own, text: request.body.text });
    return read(deps, own);
  };
}

function toolsNow({ db, live, post, clock, conduct }: Deps): ConnectionTools {
  return { db, live, post, now: clock(), conduct };
}

async function read(deps: Deps, { id, userId: reader }: { id: string; userId: string }): Promise<Connection> {
  const row = await getConnection(deps.db, { id, reader });
  const [found] = row ? await withProfiles(deps, [row], reader) : [];
  if (!found) throw new HttpError("not-found");
  return presentConnection(found, { reader, now: deps.clock(), conduct: deps.conduct });
}
