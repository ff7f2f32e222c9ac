import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readUnsubscribe, type Subscription } from "../../platform/mail/unsubscribe.ts";
import { backByLetter } from "./still-looking.ts";
import { readStillLooking } from "./still-looking-link.ts";
import { mayUseMailedLinks } from "./policy.ts";
import { endLetters, languageOf } from "./queries.ts";
import { stillLookingPage } from "./still-looking-page.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";

type Options = { db: Db; keys: Keys; clock: () => Date };

const config = { access: mayUseMailedLinks };
const schema = { hide: true, querystring: z.object({ token: z.string().max(200) }) };
const html = "text/html; charset=utf-8";

/**
 * What letters lead to without signing in. Only a post does something: mail programs post to the address of a letter's
 * header (RFC 8058), and whoever follows a link is asked first, since programs that check mail follow links too.
 */
export const mailedLinkRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, keys, clock }) => {
  // What a form or a mail program sends says nothing that the address does not.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null),
  );

  app.get("/api/mail/unsubscribe", { config, schema }, async ({ query: { token } }, reply) => {
    const { userId, kind } = requireSubscription(token);
    const language = found(await languageOf(db, userId));
    return reply.type(html).send(unsubscribePage({ language, kind, token }));
  });

  app.post("/api/mail/unsubscribe", { config, schema }, async ({ query: { token } }, reply) => {
    const { userId, kind } = requireSubscription(token);
    const language = found(await endLetters(db, userId, kind));
    return reply.type(html).send(unsubscribePage({ language, kind }));
  });

  app.get("/api/mail/still-looking", { config, schema }, async ({ query: { token } }, reply) => {
    const language = found(await languageOf(db, requireAsked(token)));
    return reply.type(html).send(stillLookingPage({ language, token }));
  });

  app.post("/api/mail/still-looking", { config, schema }, async ({ query: { token } }, reply) => {
    const userId = requireAsked(token);
    const language = found(await languageOf(db, userId));
    await backByLetter(db, { userId, now: clock() });
    return reply.type(html).send(stillLookingPage({ language }));
  });

  function requireSubscription(token: string): Subscription {
    return proven(readUnsubscribe(keys, token));
  }

  function requireAsked(token: string): string {
    return proven(readStillLooking(keys, { token, now: clock() }));
  }
};

function proven<Proof>(proof: Proof | undefined): Proof {
  if (proof === undefined) throw new HttpError("invalid-parameter", "token");
  return proof;
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new HttpError("not-found");
  return thing;
}
