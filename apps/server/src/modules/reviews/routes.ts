import type { FastifyInstance } from "fastify";
import type { Review } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { sourcesOfCards } from "../../entities/keeping.ts";
import type { Keeping } from "../../platform/answers/answers.ts";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
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
  return async (request, reply) => {
    const reader = request.user?.id;
    const subject = { kind, id: request.params.id };
    const page = await required(listReviews(db, { subject, reader }, request.query));
    return sendPage({ request, reply, page }, (row) => presentReview(row, reader));
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
