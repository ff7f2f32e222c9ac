import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { languageQuery } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { hour } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import type { Site } from "../../platform/site/site.ts";
import { required } from "../../platform/http/required.ts";
import { createPageCache } from "../page-cache.ts";
import { type Card, drawCard, usualColour } from "./card.ts";
import { getCard, siteCard } from "./subjects.ts";

const config = { access: "public", ignoresSession: true } as const;
const params = z.object({ kind: z.enum(entityKinds), id: z.uuid() });
/** Milliseconds of a processor. */
const costOfPicture = 70;

/** The pictures of links in the messengers and networks of others. */
export const pictureRoutes: FastifyPluginAsyncZod<{ db: Db; site: Site; clock: () => Date }> = async (
  app,
  { db, site, clock },
) => {
  const pictures = createPageCache<Buffer>({ size: 200, lifeMs: hour, clock, isLasting: () => true });
  /** The words are the key: a changed name is a new picture at once. */
  const pictureOf = async (request: FastifyRequest, subject: Omit<Card, "brand" | "colour">) => {
    const { name, colours } = await site.read();
    const brand = name?.[request.language] ?? "Khamt";
    const card = { ...subject, brand, colour: colours?.light ?? usualColour };
    const key = JSON.stringify(card);
    const draw = () => pictures.get(key, () => drawCard(card));
    return pictures.has(key) ? draw() : app.inBudget(request, costOfPicture, draw);
  };

  app.addHook("onSend", async (_request, reply) => {
    // Shown by pages of other sites: that is what it is for.
    reply.header("cross-origin-resource-policy", "cross-origin");
  });

  app.get(
    "/og/khamt.png",
    { config, schema: { hide: true, querystring: languageQuery } },
    async (request, reply) => sendPicture(reply, await pictureOf(request, siteCard[request.language])),
  );

  app.get(
    "/og/:kind/:id.png",
    { config, schema: { hide: true, params, querystring: languageQuery } },
    async (request, reply) => {
      const { params, language } = request;
      const card = await required(getCard(db, { ...params, language }));
      return sendPicture(reply, await pictureOf(request, card));
    },
  );
};

type Reply = {
  type: (type: string) => Reply;
  header: (name: string, value: string) => Reply;
  send: (body: Buffer) => Reply;
};

function sendPicture(reply: Reply, picture: Buffer): Reply {
  return reply.type("image/png").header("cache-control", "public, max-age=60").send(picture);
}
