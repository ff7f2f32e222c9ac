import { and, eq, isNull } from "drizzle-orm";
import { type EntityKind, entityKinds, languages } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { entities } from "../entities/index.ts";
import { pagesOfKinds } from "../entities/pages-of-kinds.ts";
import { after, newestFirst, type Position } from "../platform/db/paging.ts";
import { programmes } from "../platform/db/schema/index.ts";

/** The protocol's own limit of one file; every page stands there once for each language. */
const mostAddresses = 50_000;
const mostAtOnce = 500;

const pages = [
  "/",
  "/startup-ideas",
  "/startup-cofounders",
  "/companies",
  "/project-listings",
  "/ideas",
  "/partners",
  "/business-partners",
  "/project-partners",
  "/categories",
  "/programmes",
  "/events",
  "/services",
  "/services/consulting",
  "/services/technical",
  "/services/training",
  "/search",
  "/odoo-signup",
  "/about",
  "/success-stories",
  "/pricing",
  "/careers",
  "/contact",
  "/help",
  "/documentation",
  "/privacy",
  "/terms",
  "/cookies",
];

type Entry = { path: string; changedAt?: Date };

/** Every page that anybody may find, in both languages, newest first: read and written piece by piece. */
export async function* sitemapXml(db: Db, publicUrl: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
  let room = Math.floor(mostAddresses / languages.length);
  for await (const entries of batches(db)) {
    yield entries
      .slice(0, room)
      .map((entry) => entryXml(entry, publicUrl))
      .join("");
    room -= entries.length;
    if (room <= 0) break;
  }
  yield "</urlset>\n";
}

async function* batches(db: Db): AsyncGenerator<Entry[]> {
  yield pages.map((path) => ({ path }));
  yield readProgrammes(db);
  for (const kind of entityKinds) {
    let last: Position | undefined;
    do {
      const rows = await readAfter(db, kind, last);
      yield rows.map(({ id, updatedAt }) => ({ path: `${pagesOfKinds[kind]}/${id}`, changedAt: updatedAt }));
      last = rows.length === mostAtOnce ? rows.at(-1) : undefined;
    } while (last);
  }
}

/** As lists have them, the newest first. */
async function readProgrammes(db: Db): Promise<Entry[]> {
  const { slug, updatedAt: changedAt, isListed, archivedAt } = programmes;
  const rows = await db
    .select({ slug, changedAt })
    .from(programmes)
    .where(and(eq(isListed, true), isNull(archivedAt)))
    .orderBy(...newestFirst(programmes))
    .limit(mostAtOnce);
  return rows.map(({ slug, changedAt }) => ({ path: `/programmes/${slug}`, changedAt }));
}

function readAfter(db: Db, kind: EntityKind, last: Position | undefined) {
  const { table, isListed } = entities[kind];
  const { id, createdAt, updatedAt } = table;
  return db
    .select({ id, createdAt, updatedAt })
    .from(table)
    .where(and(isListed, last && after(table, last)))
    .orderBy(...newestFirst(table))
    .limit(mostAtOnce);
}

function entryXml({ path, changedAt }: Entry, publicUrl: string): string {
  const address = publicUrl + path;
  const links = [
    ...languages.map((language) => [language, `${address}?lang=${language}`]),
    ["x-default", address],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return [address, `${address}?lang=mn`]
    .map((loc) => `<url><loc>${loc}</loc>${changed}${links.join("")}</url>\n`)
    .join("");
}
