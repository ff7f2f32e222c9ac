import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { device, done } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { logSecurity } from "../../platform/auth/security-log.ts";
import { endSession, endSessions, listSessions } from "../../platform/auth/sessions.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentDevice } from "./present.ts";

export const deviceRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth }) => {
  const { db, clock, keys, cookies } = auth;

  app.get(
    "/api/auth/sessions",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Where the account is signed in",
        tags: ["Accounts"],
        response: { 200: z.array(device), ...failures },
      },
    },
    async (request) => {
      const { user, session } = requireMember(request);
      const found = await listSessions(db, user.id, clock());
      return found.map((each) => presentDevice(each, session));
    },
  );

  app.delete(
    "/api/auth/sessions/:id",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Sign one device out",
        tags: ["Accounts"],
        params: z.object({ id: z.string().max(64) }),
        response: { 200: done, ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = requireMember(request);
      const { id } = request.params;
      if (!(await endSession(db, { sid: id, userId: user.id }))) throw new HttpError("not-found");
      if (id === session.sid) cookies.clear(reply, "session");
      logSecurity(request, { event: "sessions-ended", outcome: "done" }, keys);
      return { success: true as const, message: messages[request.language].done.deviceSignedOut };
    },
  );

  app.delete(
    "/api/auth/sessions",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Sign all other devices out",
        tags: ["Accounts"],
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { user, session } = requireMember(request);
      await endSessions(db, user.id, session);
      logSecurity(request, { event: "sessions-ended", outcome: "done" }, keys);
      return { success: true as const, message: messages[request.language].done.othersSignedOut };
    },
  );
};
