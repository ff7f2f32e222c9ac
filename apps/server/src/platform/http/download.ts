import type { FastifyReply } from "fastify";

/** The reply as a file that a browser saves under the name. */
export function asDownload(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
): FastifyReply {
  return reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
}

export const csv = "text/csv; charset=utf-8";
