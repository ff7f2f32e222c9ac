import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { account, deletionPlanned, done, passwordProof } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSessions } from "../../platform/auth/sessions.ts";
import { exportMember } from "../../entities/personal-data/export.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { comeBack } from "../notifications/index.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentAccount } from "./present.ts";
import { cancelDeletion, planDeletion, requireAccount } from "./queries.ts";

const tags = ["Account"];
const daysToChangeOnesMind = 30;

/** Rows by table, with the names that the tables and columns have. */
const personalData = z.object({
  exportedAt: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** Everything that is kept about a member: to take along, and to be deleted. */
export const dataRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  const { db, clock, keys, post } = auth;

  app.post(
    "/api/account/export",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Everything that is kept about the member, as a file",
        tags,
        body: passwordProof,
        response: { 200: personalData, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = await requireOwner(auth, request);
      const exportedAt = clock().toISOString();
      logSecurity(request, { event: "account-exported", outcome: "done" }, keys);
      reply.header("content-disposition", `attachment; filename="khamt-${exportedAt.slice(0, 10)}.json"`);
      const data = await exportMember(db, user.id);
      if (!data) throw new HttpError("not-signed-in");
      return { exportedAt, data };
    },
  );

  app.post(
    "/api/account/delete",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Delete the account in thirty days; nobody finds its profiles from now on",
        tags,
        body: passwordProof,
        response: { 200: deletionPlanned, ...failures },
      },
    },
    async (request) => {
      const { user, session } = await requireOwner(auth, request);
      const wanted = new Date(clock().getTime() + daysToChangeOnesMind * 24 * 3_600_000);
      await db.transaction(async (tx) => {
        if (!(await planDeletion(tx, user.id, wanted))) return;
        // This browser stays signed in, so that its owner can think again.
        await endSessions(tx, user.id, session);
        const { email, language } = user;
        await post({ kind: "deletion-planned", to: email, language, deletesAt: wanted.toISOString() }, tx);
      });
      logSecurity(request, { event: "account-deletion", outcome: "done" }, keys);
      const { deletesAt } = await requireAccount(db, user.id);
      const day = deletesAt ?? wanted;
      return {
        success: true as const,
        message: messages[request.language].done.deletionPlanned(day),
        deletesAt: day.toISOString(),
      };
    },
  );

  app.post(
    "/api/account/keep",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Keep the account after all",
        tags,
        body: z.object({}),
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await db.transaction(async (tx) => {
        if (!(await cancelDeletion(tx, user.id))) return;
        await post({ kind: "deletion-cancelled", to: user.email, language: user.language }, tx);
      });
      logSecurity(request, { event: "account-deletion", outcome: "done" }, keys);
      return { success: true as const, message: messages[request.language].done.accountKept };
    },
  );

  app.post(
    "/api/account/back",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Still looking: list again what was paused because nobody was here for long",
        tags,
        body: z.object({}),
        response: { 200: account, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await comeBack(db, { userId: user.id, now: clock() });
      return presentAccount(await requireAccount(db, user.id));
    },
  );
};
