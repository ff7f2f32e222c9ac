import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { readUnsubscribe, type Subscription } from "../../platform/mail/unsubscribe.ts";
import { resumeByLink } from "./still-looking.ts";
import { readStillLooking } from "./still-looking-link.ts";
import { mayUseMailedLinks } from "./policy.ts";
import { endEmails, languageOf } from "./queries.ts";

type Deps = { db: Db; keys: Keys; clock: () => Date };

const html = "text/html";
const seeOther = 303;

/**
 * What letters lead to without signing in. Only a post does something: mail programs post to the address of a letter's
 * header (RFC 8058), and whoever follows a link is asked first, since programs that check mail follow links too.
 */
export async function mailedLinkRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayUseMailedLinks;
  // What a form or a mail program sends says nothing that the address does not.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null),
  );
  addRoute(app, routes.getUnsubscribePage, { access, handler: askUnsubscribe(deps) });
  addRoute(app, routes.unsubscribe, { access, handler: unsubscribe(deps) });
  addRoute(app, routes.getStillLookingPage, { access, handler: askStillLooking(deps) });
  addRoute(app, routes.confirmStillLooking, { access, handler: confirmStillLooking(deps) });
}

function askUnsubscribe({ db, keys }: Deps): HandlerOf<typeof routes.getUnsubscribePage> {
  return async ({ query: { token } }, reply) => {
    const { userId, kind } = requireSubscription(keys, token);
    const lang = await required(languageOf(db, userId));
    return reply.redirect(addressOf("/stop-emails", { kind, token, lang }), seeOther);
  };
}

function unsubscribe({ db, keys }: Deps): HandlerOf<typeof routes.unsubscribe> {
  return async (request, reply) => {
    const { userId, kind } = requireSubscription(keys, request.query.token);
    const lang = await required(endEmails(db, userId, kind));
    return answerDone(request, reply, addressOf("/stop-emails", { kind, lang }));
  };
}

function askStillLooking(deps: Deps): HandlerOf<typeof routes.getStillLookingPage> {
  return async ({ query: { token } }, reply) => {
    const lang = await required(languageOf(deps.db, requireAsked(deps, token)));
    return reply.redirect(addressOf("/still-looking", { token, lang }), seeOther);
  };
}

function confirmStillLooking(deps: Deps): HandlerOf<typeof routes.confirmStillLooking> {
  const { db, clock } = deps;
  return async (request, reply) => {
    const userId = requireAsked(deps, request.query.token);
    const lang = await required(languageOf(db, userId));
    await resumeByLink(db, { userId, now: clock() });
    return answerDone(request, reply, addressOf("/still-looking", { lang }));
  };
}

/** A page of the web app, in the language of the account. */
function addressOf(page: "/stop-emails" | "/still-looking", said: Record<string, string>): string {
  return `${page}?${new URLSearchParams(said).toString()}`;
}

/** Whoever looks is shown the page that says so; a mail program follows no redirect. */
function answerDone({ headers }: FastifyRequest, reply: FastifyReply, page: string) {
  return headers.accept?.includes(html) === true ? reply.redirect(page, seeOther) : reply.type(html).send("");
}

function requireSubscription(keys: Keys, token: string): Subscription {
  return proven(readUnsubscribe(keys, token));
}

function requireAsked({ keys, clock }: Deps, token: string): string {
  return proven(readStillLooking(keys, { token, now: clock() }));
}

function proven<Proof>(proof: Proof | undefined): Proof {
  if (proof === undefined) throw new HttpError("invalid-parameter", "token");
  return proof;
}
