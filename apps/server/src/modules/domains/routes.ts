import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Keys } from "../../platform/auth/keys.ts";
import { takeAll } from "../../platform/auth/limits.ts";
import { readDomain } from "./domain-name.ts";
import type { LookUp } from "./look-up.ts";
import { settle } from "./settle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { loseAddresses } from "../verification/index.ts";
import { mayClaimDomains } from "./policy.ts";
import { presentClaim, presentOwn } from "./present.ts";
import { addClaim, getOwn, removeClaim, requireClaim } from "./queries.ts";

type Deps = Omit<NotifyTools, "now"> & { clock: () => Date; keys: Keys; lookUp: LookUp };

const perClaim = { most: 5, minutes: 10 };
const perAccount = { most: 20, minutes: 24 * 60 };

export async function domainRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayClaimDomains;
  addRoute(app, routes.getOwnDomain, { access, handler: readOwn(deps) });
  addRoute(app, routes.claimDomain, { access, handler: claimDomain(deps) });
  addRoute(app, routes.checkDomain, { access, handler: checkDomain(deps) });
  addRoute(app, routes.releaseDomain, { access, handler: releaseDomain(deps) });
}

function readOwn({ db }: Deps): HandlerOf<typeof routes.getOwnDomain> {
  return async (request) => presentOwn(await getOwn(db, requireMember(request).user.id));
}

function claimDomain({ db, clock }: Deps): HandlerOf<typeof routes.claimDomain> {
  return async (request) => {
    const { user } = requireMember(request);
    const domain = readDomain(request.body.domain);
    if (domain === undefined) throw new HttpError("domain-not-allowed");
    return presentClaim(await addClaim(db, { userId: user.id, domain, now: clock() }));
  };
}

function checkDomain(deps: Deps): HandlerOf<typeof routes.checkDomain> {
  const { db, clock, lookUp } = deps;
  return async (request) => {
    const own = { userId: requireMember(request).user.id, id: request.params.id };
    const row = await requireClaim(db, own);
    if (row.state === "verified") return presentClaim(row);
    if (request.body.code !== row.token) throw new HttpError("invalid-code");
    await countCheck(deps, own);
    const answers = await lookUp(row.domain);
    const outcome = await db.transaction((tx) => settle(tx, { row, answers, now: clock() }));
    if (outcome === "taken") throw new HttpError("domain-taken");
    return presentClaim(await requireClaim(db, own));
  };
}

type Own = { userId: string; id: string };

async function countCheck({ db, clock, keys }: Deps, { userId, id }: Own): Promise<void> {
  const windows = [
    { key: `domain:claim:${keys.mac("domain", id)}`, ...perClaim },
    { key: `domain:account:${keys.mac("domain", userId)}`, ...perAccount },
  ];
  await takeAll(db, { windows, now: clock() });
}

function releaseDomain({ db, live, post, clock }: Deps): HandlerOf<typeof routes.releaseDomain> {
  return async (request) => {
    await removeClaim(db, {
      userId: requireMember(request).user.id,
      id: request.params.id,
      leave: (tx, claim) => loseAddresses({ tx, live, post, now: clock() }, claim),
    });
    return request.params;
  };
}
