import { and, type SQL } from "drizzle-orm";
import { type EntityKind, languages } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { isListed } from "../entities/listed.ts";
import { after, newestFirst, type Position } from "../platform/db/paging.ts";
import { companies, projectListings, startupCofounders, startupIdeas } from "../platform/db/schema/index.ts";

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

const kinds = [
  { kind: "idea", path: "/startup-ideas", table: startupIdeas },
  { kind: "cofounder", path: "/startup-cofounders", table: startupCofounders },
  { kind: "company", path: "/companies", table: companies },
  { kind: "project", path: "/project-listings", table: projectListings },
] as const;

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
  for (const { kind, path, table } of kinds) {
    let last: Position | undefined;
    do {
      const rows = await readAfter(db, { kind, table, last });
      yield rows.map(({ id, updatedAt }) => ({ path: `${path}/${id}`, changedAt: updatedAt }));
      last = rows.length === mostAtOnce ? rows.at(-1) : undefined;
    } while (last);
  }
}

type Batch = { kind: EntityKind; table: (typeof kinds)[number]["table"]; last: Position | undefined };

function readAfter(db: Db, { kind, table, last }: Batch) {
  const { id, createdAt, updatedAt } = table;
  const wanted: SQL | undefined = and(isListed[kind], last && after(table, last));
  return db
    .select({ id, createdAt, updatedAt })
    .from(table)
    .where(wanted)
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
