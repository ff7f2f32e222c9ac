import type { FastifyInstance } from "fastify";
import type { Draft } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayDraft } from "./policy.ts";
import { type Content, dropDraft, getDraft, saveDraft } from "../../entities/drafts.ts";

type Deps = { db: Db; clock: () => Date };

/** Far more than a form with every field at its longest. */
const mostBytes = 512 * 1024;

/** How far ahead a browser's clock may be. One that is days ahead would otherwise outdo all other devices for days. */
const mostAhead = 60_000;

const nothing: Draft = { fields: null, editedAt: null };

export async function draftRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayDraft;
  addRoute(app, routes.getDraft, { access, handler: readDraft(deps) });
  addRoute(app, routes.saveDraft, { access, bodyLimit: mostBytes, handler: keepDraft(deps) });
  addRoute(app, routes.deleteDraft, { access, handler: forgetDraft(deps) });
}

function readDraft({ db }: Deps): HandlerOf<typeof routes.getDraft> {
  return async (request) =>
    present(await getDraft(db, { userId: requireMember(request).user.id, ...request.params }));
}

function keepDraft({ db, clock }: Deps): HandlerOf<typeof routes.saveDraft> {
  return async (request) => {
    const { fields, editedAt } = request.body;
    const form = { userId: requireMember(request).user.id, ...request.params };
    const newest = clock().getTime() + mostAhead;
    const typedAt = new Date(Math.min(Date.parse(editedAt), newest));
    return present(await saveDraft(db, form, { fields, editedAt: typedAt }));
  };
}

function forgetDraft({ db }: Deps): HandlerOf<typeof routes.deleteDraft> {
  return async (request) => {
    await dropDraft(db, { userId: requireMember(request).user.id, ...request.params });
    return nothing;
  };
}

function present(kept: Content | undefined): Draft {
  return kept ? { fields: kept.fields, editedAt: kept.editedAt.toISOString() } : nothing;
}
