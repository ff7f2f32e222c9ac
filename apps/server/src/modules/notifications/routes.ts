import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Matching } from "../../matching/matching.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { listDeliveries } from "./deliveries.ts";
import { mailedLinkRoutes } from "./mailed-links.ts";
import { mayReadNotifications } from "./policy.ts";
import { countUnread, presentNotifications } from "./present.ts";
import { isMatchNotification, listNotifications, markRead } from "./queries.ts";
import { explainToday } from "../my-matches/index.ts";

type Deps = { db: Db; matching: Matching; clock: () => Date; keys: Keys };

export async function notificationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayReadNotifications;
  addRoute(app, routes.listNotifications, { access, handler: readNewest(deps) });
  addRoute(app, routes.countUnreadNotifications, { access, handler: readUnread(deps) });
  addRoute(app, routes.markNotificationsRead, { access, handler: markAsRead(deps) });
  addRoute(app, routes.listDeliveries, { access, handler: readDeliveries(deps) });
  await app.register(mailedLinkRoutes, deps);
}

function readNewest({ db, matching }: Deps): HandlerOf<typeof routes.listNotifications> {
  return async (request) => {
    const { language: reader } = request;
    const news = await listNotifications(db, requireMember(request).user.id);
    const today = await explainToday(matching, news.filter(isMatchNotification), reader);
    return { unread: countUnread(news), items: presentNotifications(news, { today, reader }) };
  };
}

function readUnread({ db }: Deps): HandlerOf<typeof routes.countUnreadNotifications> {
  return async (request) => ({
    unread: countUnread(await listNotifications(db, requireMember(request).user.id)),
  });
}

function markAsRead({ db, clock }: Deps): HandlerOf<typeof routes.markNotificationsRead> {
  return async (request) => {
    const { user } = requireMember(request);
    await markRead(db, user.id, { input: request.body, now: clock() });
    return { unread: countUnread(await listNotifications(db, user.id)) };
  };
}

function readDeliveries({ db }: Deps): HandlerOf<typeof routes.listDeliveries> {
  return (request) => listDeliveries(db, requireMember(request).user.id, request.language);
}
