import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { deliveryList, languageQuery, notificationList, readInput, unreadCount } from "@khamt/contract";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import type { Matching } from "../../matching/matching.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { listDeliveries } from "./deliveries.ts";
import { mailedLinkRoutes } from "./mailed-links.ts";
import { mayReadNews } from "./policy.ts";
import { countUnread, presentNews } from "./present.ts";
import { listNews, markRead } from "./queries.ts";

type Options = { db: Db; matching: Matching; clock: () => Date; keys: Keys };

const config = { access: mayReadNews };
const tags = ["Notifications"];

export const notificationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, matching, clock, keys },
) => {
  app.get(
    "/api/notifications",
    {
      config,
      schema: {
        summary: "What the member is told of: the newest, and how much of it is unread",
        tags,
        querystring: languageQuery,
        response: { 200: notificationList, ...failures },
      },
    },
    async (request) => {
      const news = await listNews(db, requireMember(request).user.id);
      const items = await presentNews({ matching, reader: request.language }, news);
      return { unread: countUnread(news), items };
    },
  );

  app.get(
    "/api/notifications/unread",
    {
      config,
      schema: { summary: "How much is unread", tags, response: { 200: unreadCount, ...failures } },
    },
    async (request) => ({ unread: countUnread(await listNews(db, requireMember(request).user.id)) }),
  );

  app.post(
    "/api/notifications/read",
    {
      config,
      schema: {
        summary: "Marks some or all as read",
        tags,
        body: readInput,
        response: { 200: unreadCount, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await markRead(db, user.id, { input: request.body, now: clock() });
      return { unread: countUnread(await listNews(db, user.id)) };
    },
  );

  app.get(
    "/api/notifications/deliveries",
    {
      config,
      schema: {
        summary: "What was sent to the member in the app and by mail, and what was not and why: the newest",
        tags,
        response: { 200: deliveryList, ...failures },
      },
    },
    async (request) => listDeliveries(db, requireMember(request).user.id),
  );

  await app.register(mailedLinkRoutes, { db, keys, clock });
};
