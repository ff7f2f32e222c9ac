import type { FastifyInstance } from "fastify";
import type { Application } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import type { Matching } from "../../matching/matching.ts";
import type { Rates } from "../../entities/meaning.ts";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireUnrestricted } from "../../platform/http/access.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { act, type NotifyTools } from "./act.ts";
import { percentsOf } from "./fit.ts";
import { apply, editApplication } from "./apply.ts";
import { actionsFor, mayApply, mayWrite } from "./policy.ts";
import { presentApplication } from "./present.ts";
import { getApplication, listApplications, standingsOf } from "./queries.ts";

type Deps = {
  db: Db;
  matching: Matching;
  live: Live;
  post: QueueEmail | undefined;
  clock: () => Date;
  rates: Rates;
};

/** A letter and five answers at their longest, in Cyrillic. */
const bodyLimit = 64 * 1024;

export async function applicationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayApply;
  addRoute(app, routes.listApplications, { access, handler: listSide(deps) });
  addRoute(app, routes.listApplicationStates, { access, handler: listStates(deps) });
  addRoute(app, routes.createApplication, { access: mayWrite, bodyLimit, handler: create(deps) });
  addRoute(app, routes.updateApplication, { access: mayWrite, bodyLimit, handler: edit(deps) });
  addRoute(app, routes.moveApplication, { access, handler: move(deps) });
}

function listSide({ db, matching, rates }: Deps): HandlerOf<typeof routes.listApplications> {
  return async (request, reply) => {
    const member = requireMember(request).user.id;
    const page = await listApplications(db, member, request.query);
    const percentOf = await percentsOf(matching, request.query.side === "received" ? page.rows : []);
    return sendPage({ request, reply, page }, (row, reader) =>
      presentApplication(row, { member, reader, rates, percentOf }),
    );
  };
}

function listStates({ db, clock }: Deps): HandlerOf<typeof routes.listApplicationStates> {
  return async (request) => {
    const member = requireMember(request).user.id;
    const { listings } = request.body;
    const standings = await standingsOf(db, { member, listings, now: clock() });
    return standings.map(({ application: row, ...standing }) => ({
      ...standing,
      application: row && { id: row.id, state: row.state, actions: actionsFor(row, member) },
    }));
  };
}

function create(deps: Deps): HandlerOf<typeof routes.createApplication> {
  return async (request) => {
    const { user } = requireMember(request);
    const applying = { userId: user.id, listingId: request.params.id, input: request.body };
    const id = await apply(toolsNow(deps), applying);
    return read(deps, { id, member: user.id, reader: request.language });
  };
}

function edit(deps: Deps): HandlerOf<typeof routes.updateApplication> {
  return async (request) => {
    const { user } = requireMember(request);
    const editing = { userId: user.id, id: request.params.id, input: request.body };
    const id = await editApplication(toolsNow(deps), editing);
    return read(deps, { id, member: user.id, reader: request.language });
  };
}

function move(deps: Deps): HandlerOf<typeof routes.moveApplication> {
  return async (request) => {
    const { user } = requireMember(request);
    if (request.body.text !== "") requireUnrestricted(request);
    const acting = { ...request.params, by: user.id, said: request.body };
    const id = await act(toolsNow(deps), acting);
    return read(deps, { id, member: user.id, reader: request.language });
  };
}

function toolsNow({ db, live, post, clock }: Deps): NotifyTools {
  return { db, live, post, now: clock() };
}

type Reading = { id: string; member: string; reader: Language };

async function read({ db, matching, rates }: Deps, { id, member, reader }: Reading): Promise<Application> {
  const row = await required(getApplication(db, member, id));
  return presentApplication(row, { member, reader, rates, percentOf: await percentsOf(matching, [row]) });
}
