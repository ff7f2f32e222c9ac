import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OwnSanction } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { demote, hasAdministrators, promote } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireOwner } from "../../platform/auth/owner.ts";
import { readAppealToken } from "../../platform/auth/suspension.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Site } from "../../platform/site/site.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { mayAdminister, mayAppeal } from "./policy.ts";
import { presentAccount, presentAct, presentAdministrator, presentSanction } from "./present.ts";
import { getAccount, getSanction, listActs, listAll, type SanctionRow } from "./queries.ts";
import { appealAgainst, keepSanction } from "./appeals.ts";
import { decideAccount, type Tools } from "./sanction.ts";

type Deps = { auth: Auth; live: Live; post: QueueEmail | undefined; site: Pick<Site, "contactEmail"> };

/** What administrators do about accounts and about each other, and how members answer. */
export async function administrationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayAdminister;
  addRoute(app, routes.restrictAccount, { access, handler: restrict(deps) });
  addRoute(app, routes.suspendAccount, { access, handler: suspend(deps) });
  addRoute(app, routes.restoreAccount, { access, handler: restore(deps) });
  addRoute(app, routes.keepSanction, { access, handler: keep(deps) });
  addRoute(app, routes.listAdministratorActs, { access, handler: readLog(deps) });
  addRoute(app, routes.listAdministrators, { access, handler: readAdministrators(deps) });
  addRoute(app, routes.promoteAdministrator, { access, handler: appoint(deps) });
  addRoute(app, routes.demoteAdministrator, { access, handler: dismiss(deps) });
  addRoute(app, routes.readOwnSanction, { access: mayAppeal, handler: readSanction(deps) });
  addRoute(app, routes.appealSanction, { access: mayAppeal, handler: appeal(deps) });
}

function restrict(deps: Deps): HandlerOf<typeof routes.restrictAccount> {
  return async (request) => {
    const { until, ...why } = request.body;
    const decided = { action: "restrict", ...why, until: dateOf(until) } as const;
    await decideAccount(await toolsNow(deps), { ...decided, ...concerned(request) });
    return readAccount(deps, request);
  };
}

/** Asks who decides for a proof: it shuts somebody out. */
function suspend(deps: Deps): HandlerOf<typeof routes.suspendAccount> {
  return async (request) => {
    await requireOwner(deps.auth, request);
    const { until, rule, note } = request.body;
    const decided = { action: "suspend", rule, note, until: dateOf(until) } as const;
    await decideAccount(await toolsNow(deps), { ...decided, ...concerned(request) });
    return readAccount(deps, request);
  };
}

function restore(deps: Deps): HandlerOf<typeof routes.restoreAccount> {
  return async (request) => {
    await decideAccount(await toolsNow(deps), { action: "restore", ...request.body, ...concerned(request) });
    return readAccount(deps, request);
  };
}

function keep(deps: Deps): HandlerOf<typeof routes.keepSanction> {
  return async (request) => {
    await keepSanction(await toolsNow(deps), { ...request.body, ...concerned(request) });
    return readAccount(deps, request);
  };
}

function readLog({ auth: { db } }: Deps): HandlerOf<typeof routes.listAdministratorActs> {
  return async (request, reply) =>
    sendPage({ request, reply, page: await listActs(db, request.query) }, presentAct);
}

function readAdministrators({ auth: { db } }: Deps): HandlerOf<typeof routes.listAdministrators> {
  return (request) => administratorsFor(db, request);
}

function appoint({ auth }: Deps): HandlerOf<typeof routes.promoteAdministrator> {
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    const promotion = { ...request.body, by: user.id, now: auth.clock() };
    if (!(await auth.db.transaction((tx) => promote(tx, promotion)))) throw new HttpError("not-found");
    return administratorsFor(auth.db, request);
  };
}

function dismiss({ auth }: Deps): HandlerOf<typeof routes.demoteAdministrator> {
  return async (request) => {
    const { user } = await requireOwner(auth, request);
    const { id } = request.params;
    await auth.db.transaction((tx) => demote(tx, { id, by: user.id, now: auth.clock() }));
    return administratorsFor(auth.db, request);
  };
}

function readSanction(deps: Deps): HandlerOf<typeof routes.readOwnSanction> {
  return async (request) => presentOwn(deps, await findOwn(deps, request, request.body.token));
}

function appeal(deps: Deps): HandlerOf<typeof routes.appealSanction> {
  return async (request) => {
    const { token, text } = request.body;
    const sanction = await findOwn(deps, request, token);
    if (!sanction) throw new HttpError("conflict");
    await appealAgainst(await toolsNow(deps), { sanction, text });
    return presentOwn(deps, { ...sanction, appeal: text });
  };
}

/** By the letter's token, the session, or the cookie of somebody who has just been refused. Throws invalid-link. */
async function findOwn(
  { auth: { db, keys, cookies } }: Deps,
  request: FastifyRequest,
  token: string | undefined,
): Promise<SanctionRow | undefined> {
  if (token === undefined && request.user) return getSanction(db, { userId: request.user.id });
  const id = readAppealToken(keys, token ?? cookies.read(request, "appeal") ?? "");
  if (id === undefined) throw new HttpError("invalid-link");
  return getSanction(db, { id });
}

async function presentOwn(
  { auth: { db }, site }: Deps,
  sanction: SanctionRow | undefined,
): Promise<OwnSanction> {
  return {
    sanction: sanction ? presentSanction(sanction) : null,
    appealTo: (await site.contactEmail()) ?? null,
    isRead: await hasAdministrators(db),
  };
}

type OfAccount = FastifyRequest & { params: { id: string } };

function concerned(request: OfAccount): { userId: string; by: string } {
  return { userId: request.params.id, by: requireMember(request).user.id };
}

async function readAccount({ auth: { db } }: Deps, request: OfAccount) {
  const row = await required(getAccount(db, request.params.id));
  return presentAccount(row, requireMember(request).user.id);
}

async function administratorsFor(db: Auth["db"], request: FastifyRequest) {
  const { user } = requireMember(request);
  return (await listAll(db)).map((row) => presentAdministrator(row, user.id));
}

async function toolsNow({ auth: { db, keys, clock }, live, post, site }: Deps): Promise<Tools> {
  return { db, keys, live, post, contactEmail: await site.contactEmail(), now: clock() };
}

function dateOf(until: string | null): Date | null {
  return until === null ? null : new Date(until);
}
