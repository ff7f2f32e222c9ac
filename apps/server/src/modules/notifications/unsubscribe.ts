import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Keys } from "../../auth/keys.ts";
import type { Db } from "../../db/handle.ts";
import { HttpError } from "../../http-error.ts";
import { readUnsubscribe } from "../../mail/unsubscribe.ts";
import { mayUnsubscribe } from "./policy.ts";
import { endDigest, languageOf } from "./queries.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";

type Options = { db: Db; keys: Keys };

const config = { access: mayUnsubscribe };
const querystring = z.object({ token: z.string().max(200) });
const html = "text/html; charset=utf-8";

/** RFC 8058: mail programs post to the address of a letter's header; whoever follows the link is asked first. */
export const unsubscribeRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, keys }) => {
  // What a form or a mail program sends says nothing that the address does not.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null),
  );

  app.get(
    "/api/mail/unsubscribe",
    { config, schema: { hide: true, querystring } },
    async ({ query: { token } }, reply) => {
      const language = await languageOf(db, requireOwner(token));
      if (!language) throw new HttpError("not-found");
      return reply.type(html).send(unsubscribePage({ language, token }));
    },
  );

  app.post(
    "/api/mail/unsubscribe",
    { config, schema: { hide: true, querystring } },
    async ({ query: { token } }, reply) => {
      const language = await endDigest(db, requireOwner(token));
      if (!language) throw new HttpError("not-found");
      return reply.type(html).send(unsubscribePage({ language }));
    },
  );

  function requireOwner(token: string): string {
    const owner = readUnsubscribe(keys, token);
    if (owner === undefined) throw new HttpError("invalid-parameter", "token");
    return owner;
  }
};
