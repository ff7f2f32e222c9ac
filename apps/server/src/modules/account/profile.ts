import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayKeepAccount } from "./policy.ts";
import { presentAccount } from "./present.ts";
import { changeAccount, requireAccount } from "./queries.ts";

export function profileRoutes(app: FastifyInstance, auth: Auth): void {
  addRoute(app, routes.getAccount, { access: mayKeepAccount, handler: readAccount(auth) });
  addRoute(app, routes.updateAccount, { access: mayKeepAccount, handler: updateAccount(auth) });
}

function readAccount({ db, clock }: Auth): HandlerOf<typeof routes.getAccount> {
  return async (request) => presentAccount(await requireAccount(db, requireMember(request).user.id), clock());
}

function updateAccount({ db, clock }: Auth): HandlerOf<typeof routes.updateAccount> {
  return async (request) => {
    const { user } = requireMember(request);
    const now = clock();
    await changeAccount(db, { id: user.id, change: request.body, now });
    return presentAccount(await requireAccount(db, user.id), now);
  };
}
