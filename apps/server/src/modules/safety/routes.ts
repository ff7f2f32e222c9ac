import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  block as shownBlock,
  blockInput,
  idParams,
  ownStandings,
  reportInput,
  reportTaken,
} from "@khamt/contract";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { withdrawAllTo } from "../connections/index.ts";
import { block, listBlocks, unblock } from "./blocks.ts";
import { mayProtectThemselves } from "./policy.ts";
import { report } from "./reports.ts";
import { listStanding } from "./standing.ts";
import { requireOwnerOf } from "./subject.ts";
import type { Tools } from "./notify.ts";

type Options = Omit<Tools, "now"> & { clock: () => Date; contactEmail: string | undefined };

const config = { access: mayProtectThemselves };
const tags = ["Safety"];

/** What members do about each other, and what they are told of decisions about themselves. */
export const safetyRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { clock, contactEmail, ...tools },
) => {
  const { db, live } = tools;

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
      const now = clock();
      return { id: await report({ ...tools, now }, { ...request.body, reporterId: user.id }) };
    },
  );

  app.get(
    "/api/my-decisions",
    {
      config,
      schema: {
        summary: "What of the member's is hidden or broke a rule, why, and whom to write to",
        tags,
        response: { 200: ownStandings, ...failures },
      },
    },
    async (request) => ({
      items: await listStanding(db, requireMember(request).user.id),
      appealTo: contactEmail ?? null,
    }),
  );
};
