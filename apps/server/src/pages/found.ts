import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Db } from "../platform/db/handle.ts";
import type { Site } from "../platform/site/site.ts";
import { pictureRoutes } from "./og/routes.ts";
import { robotsTxt } from "./robots.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap.ts";

type Options = {
  db: Db;
  publicUrl: string;
  /** An e-mail address or a page; undefined: who is to be written to at all. */
  securityContact: string | undefined;
  site: Site;
  clock: () => Date;
};

const open = { config: { access: "public", ignoresSession: true }, schema: { hide: true } } as const;
const anHour = "public, max-age=3600";

/** What others find the site by: crawlers, and those who show a picture beside a link. */
export async function foundRoutes(
  app: FastifyInstance,
  { db, publicUrl, securityContact, site, clock }: Options,
): Promise<void> {
  app.get("/.well-known/security.txt", open, async (_request, reply) => {
    const contact = securityContact ?? (await site.contactEmail());
    if (!contact) return reply.callNotFound();
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", anHour)
      .send(securityTxt({ contact, publicUrl, now: clock() }));
  });
  app.get("/robots.txt", open, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", anHour).send(robotsTxt(publicUrl)),
  );
  app.get("/sitemap.xml", open, (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", anHour)
      .send(Readable.from(sitemapXml(db, publicUrl))),
  );
  await app.register(pictureRoutes, { db, site, clock });
}
