import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { domainCheckInput, domainClaim, domainInput, idParams, ownDomain } from "@khamt/contract";
import type { Keys } from "../../platform/auth/keys.ts";
import { takeAll } from "../../platform/auth/limits.ts";
import type { Db } from "../../platform/db/handle.ts";
import { readDomain } from "./domain-name.ts";
import type { LookUp } from "./look-up.ts";
import { settle } from "./settle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayClaimDomains } from "./policy.ts";
import { presentClaim, presentOwn } from "./present.ts";
import { addClaim, getOwn, removeClaim, requireClaim } from "./queries.ts";

type Options = { db: Db; clock: () => Date; keys: Keys; lookUp: LookUp };

const config = { access: mayClaimDomains };
const tags = ["Domains"];
const perClaim = { most: 5, minutes: 10 };
const perAccount = { most: 20, minutes: 24 * 60 };

export const domainRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, clock, keys, lookUp }) => {
  app.get(
    "/api/domains",
    {
      config,
      schema: {
        summary: "The member's company and the domain that it claims, with the records to set",
        tags,
        response: { 200: ownDomain, ...failures },
      },
    },
    async (request) => presentOwn(await getOwn(db, requireMember(request).user.id)),
  );

  app.post(
    "/api/domains",
    {
      config,
      schema: {
        summary: "Claims a domain for the member's company; nothing is looked up yet",
        tags,
        body: domainInput,
        response: { 201: domainClaim, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = requireMember(request);
      const domain = readDomain(request.body.domain);
      if (domain === undefined) throw new HttpError("domain-not-allowed");
      const claim = await addClaim(db, { userId: user.id, domain, now: clock() });
      return reply.code(201).send(presentClaim(claim));
    },
  );

  app.post(
    "/api/domains/:id/check",
    {
      config,
      schema: {
        summary: "Looks the records up; the claim is verified once the TXT record says the code",
        tags,
        params: idParams,
        body: domainCheckInput,
        response: { 200: domainClaim, ...failures },
      },
    },
    async (request) => {
      const own = { userId: requireMember(request).user.id, id: request.params.id };
      const row = await requireClaim(db, own);
      if (row.state === "verified") return presentClaim(row);
      if (request.body.code !== row.token) throw new HttpError("invalid-code");
      await countCheck(own);
      const answers = await lookUp(row.domain);
      const outcome = await db.transaction((tx) => settle(tx, { row, answers, now: clock() }));
      if (outcome === "taken") throw new HttpError("domain-taken");
      return presentClaim(await requireClaim(db, own));
    },
  );

  app.delete(
    "/api/domains/:id",
    {
      config,
      schema: {
        summary: "Gives the claim up; the company is no longer verified by it",
        tags,
        params: idParams,
        response: { 200: idParams, ...failures },
      },
    },
    async (request) => {
      await removeClaim(db, { userId: requireMember(request).user.id, id: request.params.id });
      return request.params;
    },
  );

  async function countCheck({ userId, id }: { userId: string; id: string }): Promise<void> {
    const windows = [
      { key: `domain:claim:${keys.mac("domain", id)}`, ...perClaim },
      { key: `domain:account:${keys.mac("domain", userId)}`, ...perAccount },
    ];
    await takeAll(db, { windows, now: clock() });
  }
};
