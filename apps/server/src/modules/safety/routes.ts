import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  block as shownBlock,
  blockInput,
  idParams,
  reportCase,
  reportInput,
  reportTaken,
  upholdInput,
} from "@khamt/contract";
import type { Db } from "../../db/handle.ts";
import type { Live } from "../../live/live.ts";
import { failures } from "../../plugins/failures.ts";
import { requireMember } from "../../plugins/session.ts";
import { withdrawAllTo } from "../connections/queries.ts";
import { block, listBlocks, unblock } from "./blocks.ts";
import { mayDecide, mayProtectThemselves } from "./policy.ts";
import { presentReports } from "./present.ts";
import { decide, listReports, report } from "./reports.ts";
import { requireOwnerOf } from "./subject.ts";

type Options = { db: Db; live: Live; clock: () => Date };

const config = { access: mayProtectThemselves };
const tags = ["Safety"];
const admin = { config: { access: mayDecide }, tags: ["Administration"] };

export const safetyRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, live, clock }) => {
  app.get(
    "/api/blocks",
    {
      config,
      schema: {
        summary: "Whom the member has blocked",
        tags,
        response: { 200: z.array(shownBlock), ...failures },
      },
    },
    async (request) => listBlocks(db, requireMember(request).user.id),
  );

  app.post(
    "/api/blocks",
    {
      config,
      schema: {
        summary: "Blocks who is behind a profile, a connection or a conversation",
        tags,
        body: blockInput,
        response: { 200: z.array(shownBlock), ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const { subject } = request.body;
      await db.transaction(async (tx) => {
        const blockedId = await requireOwnerOf(tx, { subject, reader: user.id });
        const now = clock();
        await block(tx, { blockerId: user.id, blockedId, now });
        await withdrawAllTo(tx, { senderId: user.id, receiverId: blockedId, now });
        await live.publish(tx, [user.id, blockedId], { kind: "connections" });
      });
      return listBlocks(db, user.id);
    },
  );

  app.delete(
    "/api/blocks/:id",
    {
      config,
      schema: { summary: "Ends a block", tags, params: idParams, response: { 200: idParams, ...failures } },
    },
    async (request) => {
      await unblock(db, { id: request.params.id, blockerId: requireMember(request).user.id });
      return request.params;
    },
  );

  app.post(
    "/api/reports",
    {
      config,
      schema: {
        summary: "Reports a profile, a story, a connection or a conversation to the administrators",
        tags,
        body: reportInput,
        response: { 200: reportTaken, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      return { id: await report(db, { ...request.body, reporterId: user.id, now: clock() }) };
    },
  );

  app.get(
    "/api/admin/reports",
    {
      config: admin.config,
      schema: {
        summary: "Reports that wait for a decision, the oldest first",
        tags: admin.tags,
        response: { 200: z.array(reportCase), ...failures },
      },
    },
    async () => presentReports(db, await listReports(db)),
  );

  app.post(
    "/api/admin/reports/:id/dismiss",
    {
      config: admin.config,
      schema: {
        summary: "Finds nothing wrong: what was hidden is shown again",
        tags: admin.tags,
        params: idParams,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      const by = requireMember(request).user.id;
      await decide(db, { id: request.params.id, by, now: clock(), decision: "dismissed" });
      return request.params;
    },
  );

  app.post(
    "/api/admin/reports/:id/uphold",
    {
      config: admin.config,
      schema: {
        summary: "Names the rule that was broken: a profile stays hidden, a story is taken down",
        tags: admin.tags,
        params: idParams,
        body: upholdInput,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      const by = requireMember(request).user.id;
      const { id } = request.params;
      await decide(db, { id, by, now: clock(), decision: "upheld", ...request.body });
      return request.params;
    },
  );
};
