import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import type { Live } from "../../platform/live/live.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayShareContacts } from "./policy.ts";
import { changeGrant, panelOf, reveal } from "./share.ts";

type Deps = { db: Db; live: Live; clock: () => Date };

export async function contactRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayShareContacts;
  addRoute(app, routes.getContactPanel, { access, handler: readPanel(deps) });
  addRoute(app, routes.updateContactGrant, { access, handler: updateGrant(deps) });
  addRoute(app, routes.revealContact, { access, handler: revealOne(deps) });
}

function readPanel({ db }: Deps): HandlerOf<typeof routes.getContactPanel> {
  return (request) => panelOf(db, { id: request.params.id, reader: requireMember(request).user.id });
}

function updateGrant({ db, live, clock }: Deps): HandlerOf<typeof routes.updateContactGrant> {
  return async (request) => {
    const side = { id: request.params.id, reader: requireMember(request).user.id };
    await changeGrant({ db, live, now: clock() }, { ...side, ...request.body });
    return panelOf(db, side);
  };
}

function revealOne({ db, live, clock }: Deps): HandlerOf<typeof routes.revealContact> {
  return async (request) => {
    const { id } = request.params;
    const { field } = request.body;
    const reader = requireMember(request).user.id;
    const value = await reveal({ db, live, now: clock() }, { id, reader, field });
    return { connectionId: id, field, value };
  };
}
