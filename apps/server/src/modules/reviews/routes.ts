import type { FastifyInstance } from "fastify";
import type { Review } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { sourcesOfCards } from "../../entities/keeping.ts";
import type { Keeping } from "../../platform/answers/answers.ts";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { NotifyDeps } from "../notifications/index.ts";
import { mayRead, mayReview } from "./policy.ts";
import { presentReview } from "./present.ts";
import { getReview, listReviews } from "./queries.ts";
import type { Subject } from "./subject.ts";
import { answerReview, writeReview } from "./write.ts";

export async function reviewRoutes(app: FastifyInstance, deps: NotifyDeps): Promise<void> {
  addRoute(app, routes.listReviews, { access: mayRead, keeps, handler: listOf(deps, "company") });
  addRoute(app, routes.createReview, { access: mayReview, handler: create(deps, "company") });
  addRoute(app, routes.listReviewsOfPerson, { access: mayRead, keeps, handler: listOf(deps, "cofounder") });
  addRoute(app, routes.reviewPerson, { access: mayReview, handler: create(deps, "cofounder") });
  addRoute(app, routes.answerReview, { access: mayReview, handler: answer(deps) });
}

/** Members are told what they may answer. */
const keeps = { sources: [...sourcesOfCards, "reviews"] } as const satisfies Keeping;

function listOf({ db }: NotifyDeps, kind: Subject["kind"]): HandlerOf<typeof routes.listReviews> {
  return async ({ params, user }) => {
    const subject = { kind, id: params.id };
    const rows = await required(listReviews(db, { subject, ...(user && { reader: user.id }) }));
    return rows.map((row) => presentReview(row, user?.id));
  };
}

function create(
  { clock, ...tools }: NotifyDeps,
  kind: Subject["kind"],
): HandlerOf<typeof routes.createReview> {
  return async (request) => {
    const { user } = requireMember(request);
    const subject = { kind, id: request.params.id };
    const reviewing = { author: user.id, subject, input: request.body };
    return readReview(tools.db, await writeReview({ ...tools, now: clock() }, reviewing), user.id);
  };
}

function answer({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.answerReview> {
  return async (request) => {
    const { user } = requireMember(request);
    const { id } = request.params;
    await answerReview({ ...tools, now: clock() }, { userId: user.id, id, text: request.body.text });
    return readReview(tools.db, id, user.id);
  };
}

async function readReview(db: Db, id: string, reader: string): Promise<Review> {
  const row = await required(getReview(db, id));
  return presentReview(row, reader);
}
