import type { FastifyReply, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import type { Language } from "@khamt/language";
import type { Page } from "../db/paging.ts";

type Answer<Row> = { request: FastifyRequest; reply: Pick<FastifyReply, "header">; page: Page<Row> };

/** The rows of a page as an array, with the total, the address of the next page and the words that were likely meant in the headers. */
export function sendPage<Row, Shown>(
  { request, reply, page }: Answer<Row>,
  present: (row: Row, reader: Language) => Shown,
): Shown[] {
  reply.header("x-total-count", page.total);
  // A header holds no Cyrillic letters.
  if (page.correction) reply.header("x-corrected-keyword", encodeURIComponent(page.correction));
  if (page.nextCursor) reply.header("link", `<${addressOf(request, page.nextCursor)}>; rel="next"`);
  return page.rows.map((row) => present(row, request.language));
}

/** With the parameters that the route knows, of those that were given: an answer may be given to others. */
function addressOf({ url, query: known }: FastifyRequest, cursor: string): string {
  const [path = "", query] = url.split("?", 2);
  const given = [...new URLSearchParams(query)].filter(([name]) => valueAt(known, name) !== undefined);
  const parameters = new URLSearchParams(given);
  parameters.set("cursor", cursor);
  return `${path}?${parameters.toString()}`;
}
