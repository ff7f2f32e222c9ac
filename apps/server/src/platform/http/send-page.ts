import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "@khamt/language";
import type { Page } from "../db/paging.ts";

type Answer<Row> = { request: FastifyRequest; reply: Pick<FastifyReply, "header">; page: Page<Row> };

/** The rows of a page as an array, with the total and the address of the next page in the headers. */
export function sendPage<Row, Shown>(
  { request, reply, page }: Answer<Row>,
  present: (row: Row, reader: Language) => Shown,
): Shown[] {
  reply.header("x-total-count", page.total);
  if (page.nextCursor) reply.header("link", `<${addressOf(request, page.nextCursor)}>; rel="next"`);
  return page.rows.map((row) => present(row, request.language));
}

function addressOf({ url }: FastifyRequest, cursor: string): string {
  const [path = "", query] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters.toString()}`;
}
