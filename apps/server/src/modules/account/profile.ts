import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { account, accountChange } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentAccount } from "./present.ts";
import { changeAccount, requireAccount } from "./queries.ts";

export const profileRoutes: FastifyPluginAsyncZod<{ auth: Auth }> = async (app, { auth: { db, clock } }) => {
  app.get(
    "/api/account",
    {
      config: { access: mayKeepAccount },
      schema: { summary: "The own account", tags: ["Account"], response: { 200: account, ...failures } },
    },
    async (request) => presentAccount(await requireAccount(db, requireMember(request).user.id)),
  );

  app.patch(
    "/api/account",
    {
      config: { access: mayKeepAccount },
      schema: {
        summary: "Change name, picture, language, colours, notifications or privacy",
        tags: ["Account"],
        body: accountChange,
        response: { 200: account, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await changeAccount(db, { id: user.id, change: request.body, now: clock() });
      return presentAccount(await requireAccount(db, user.id));
    },
  );
};
