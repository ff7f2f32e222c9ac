import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServiceRequest } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import { requireOperator } from "../../platform/http/access.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Site } from "../../platform/site/site.ts";
import { act, type Acting } from "./act.ts";
import { ask } from "./ask.ts";
import { mayAsk, mayOperate, type Reader } from "./policy.ts";
import { presentRequest } from "./present.ts";
import { getRequest, listRequests } from "./queries.ts";
import type { Tools } from "./notify.ts";

type Deps = Omit<Tools, "now" | "servicesEmail"> & { clock: () => Date; site: Pick<Site, "servicesEmail"> };

export async function serviceRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.listServiceRequests, { access: mayAsk, handler: readRequests(deps) });
  addRoute(app, routes.createServiceRequest, { access: mayAsk, handler: askForService(deps) });
  addRoute(app, routes.cancelServiceRequest, { access: mayAsk, handler: cancel(deps) });
  addRoute(app, routes.confirmServiceRequest, { access: mayOperate, handler: confirm(deps) });
  addRoute(app, routes.completeServiceRequest, { access: mayOperate, handler: complete(deps) });
}

function readRequests({ db }: Deps): HandlerOf<typeof routes.listServiceRequests> {
  return async (request, reply) => {
    const { user } = requireMember(request);
    const { side, ...paging } = request.query;
    if (side === "all") requireOperator(request);
    const page = await listRequests(db, side === "all" ? undefined : user.id, paging);
    return sendPage({ request, reply, page }, (row) => presentRequest(row, user));
  };
}

function askForService(deps: Deps): HandlerOf<typeof routes.createServiceRequest> {
  return async (request) => {
    const { user } = requireMember(request);
    const id = await ask(await toolsNow(deps), user.id, request.body);
    return readRequest(deps.db, { id, reader: user });
  };
}

function cancel(deps: Deps): HandlerOf<typeof routes.cancelServiceRequest> {
  return (request) => {
    const by = readerOf(request);
    return moveRequest(deps, { action: "cancel", id: request.params.id, by, reason: request.body.reason });
  };
}

function confirm(deps: Deps): HandlerOf<typeof routes.confirmServiceRequest> {
  return (request) => {
    const by = requireMember(request).user;
    return moveRequest(deps, { action: "confirm", id: request.params.id, by, confirmation: request.body });
  };
}

function complete(deps: Deps): HandlerOf<typeof routes.completeServiceRequest> {
  return (request) =>
    moveRequest(deps, { action: "done", id: request.params.id, by: requireMember(request).user });
}

/** Without a second step an administrator is a member like others. */
function readerOf(request: FastifyRequest): Reader {
  const { user } = requireMember(request);
  return request.rights?.hasSecondStep ? user : { ...user, role: "member" };
}

async function moveRequest(deps: Deps, acting: Acting): Promise<ServiceRequest> {
  const id = await act(await toolsNow(deps), acting);
  return readRequest(deps.db, { id, reader: acting.by });
}

async function toolsNow({ clock, site, ...tools }: Deps): Promise<Tools> {
  return { ...tools, servicesEmail: await site.servicesEmail(), now: clock() };
}

async function readRequest(db: Db, { id, reader }: { id: string; reader: Reader }): Promise<ServiceRequest> {
  const row = await required(getRequest(db, id));
  return presentRequest(row, reader);
}
