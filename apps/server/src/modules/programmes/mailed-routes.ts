import type { FastifyInstance, FastifyRequest } from "fastify";
import { longestAddressList } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { mailInvitations, previewMailed } from "./mail-invitations.ts";
import { managedId, managedProgrammeOf } from "./managed.ts";
import { mayManage, mayOrganise } from "./policy.ts";
import { presentMailed } from "./present.ts";
import { listMailed } from "./queries.ts";

type Deps = { db: Db; live: Live; post: QueueEmail | undefined; clock: () => Date };

/** Of invitations that are sent to somebody. */
export function addMailedRoutes(app: FastifyInstance, deps: Deps): void {
  // A list in JSON is a little longer than by itself, and Mongolian letters take two bytes each.
  const bodyLimit = 3 * longestAddressList;
  addRoute(app, routes.listMailedInvitations, { access: mayManage, handler: readMailed(deps) });
  addRoute(app, routes.previewMailedInvitations, { access: mayOrganise, bodyLimit, handler: preview(deps) });
  addRoute(app, routes.mailInvitations, { access: mayOrganise, bodyLimit, handler: mail(deps) });
}

function readMailed({ db, clock }: Deps): HandlerOf<typeof routes.listMailedInvitations> {
  return async (request, reply) => {
    const page = await listMailed(db, await managedId(db, request), request.query);
    const now = clock();
    return sendPage({ request, reply, page }, (row) => presentMailed(row, now));
  };
}

function preview(deps: Deps): HandlerOf<typeof routes.previewMailedInvitations> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    return previewMailed(toolsOf(deps, request), programme, request.body);
  };
}

function mail(deps: Deps): HandlerOf<typeof routes.mailInvitations> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    const { people, added } = request.body;
    await mailInvitations(toolsOf(deps, request), programme, request.body);
    return { invited: people, added, hasMail: deps.post !== undefined };
  };
}

function toolsOf({ db, live, post, clock }: Deps, request: FastifyRequest) {
  return { db, live, post, now: clock(), by: requireMember(request).user };
}
