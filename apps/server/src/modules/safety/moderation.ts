import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { NotifyDeps } from "../notifications/index.ts";
import { keep } from "./appeals.ts";
import { listCases, listDecisions } from "./cases.ts";
import { decide, restore } from "./decide.ts";
import { mayDecide } from "./policy.ts";
import { presentCase, presentDecision } from "./present.ts";

/** Where moderators and administrators read what was reported, and decide. */
export async function moderationRoutes(app: FastifyInstance, deps: NotifyDeps): Promise<void> {
  const access = mayDecide;
  addRoute(app, routes.listReports, { access, handler: listOpen(deps) });
  addRoute(app, routes.listDecisions, { access, handler: listLog(deps) });
  addRoute(app, routes.dismissReport, { access, handler: dismissReport(deps) });
  addRoute(app, routes.upholdReport, { access, handler: upholdReport(deps) });
  addRoute(app, routes.restoreDecision, { access, handler: restoreOne(deps) });
  addRoute(app, routes.keepDecision, { access, handler: keepOne(deps) });
}

function listOpen({ db }: NotifyDeps): HandlerOf<typeof routes.listReports> {
  return async (request, reply) => {
    const { user } = requireMember(request);
    const page = await listCases(db, request.query);
    return sendPage({ request, reply, page }, (row) => presentCase(row, user.id));
  };
}

function listLog({ db }: NotifyDeps): HandlerOf<typeof routes.listDecisions> {
  return async (request, reply) => {
    const { user } = requireMember(request);
    const page = await listDecisions(db, request.query);
    return sendPage({ request, reply, page }, (row) => presentDecision(row, user.id));
  };
}

function dismissReport({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.dismissReport> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { id } = request.params;
    await decide({ ...tools, now: clock() }, { ...request.body, id, by, action: "dismiss" });
    return { id };
  };
}

function upholdReport({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.upholdReport> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { id } = request.params;
    await decide({ ...tools, now: clock() }, { ...request.body, id, by, action: "uphold", isFalse: false });
    return { id };
  };
}

function restoreOne({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.restoreDecision> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { id } = request.params;
    await restore({ ...tools, now: clock() }, { ...request.body, id, by });
    return { id };
  };
}

function keepOne({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.keepDecision> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { id } = request.params;
    await keep({ ...tools, now: clock() }, { ...request.body, id, by });
    return { id };
  };
}
