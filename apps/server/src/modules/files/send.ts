import type { FastifyReply } from "fastify";
import { hasTag } from "../../platform/http/negotiation.ts";
import { required } from "../../platform/http/required.ts";
import type { FileRow } from "./queries.ts";

type Sending = {
  row: FileRow & { isOpen: boolean };
  tag: string;
  read: () => Promise<Buffer | undefined>;
  ifNoneMatch: string | undefined;
};

/** Nothing in a file may run: a sandbox without rights, and a PDF is saved, never opened in the site's own place. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function sendFile(
  reply: FastifyReply,
  { row, tag, read, ifNoneMatch }: Sending,
): Promise<FastifyReply> {
  reply
    .header("content-security-policy", policy)
    .header("cache-control", row.isOpen ? "public, max-age=60" : "private, no-cache")
    .header("etag", `"${tag}"`);
  if (hasTag(ifNoneMatch, `"${tag}"`)) return reply.code(304).send();
  const bytes = await required(read());
  if (row.type === "application/pdf")
    return reply.type("application/pdf").header("content-disposition", attachment(row.name)).send(bytes);
  return reply.type("image/webp").header("content-disposition", "inline").send(bytes);
}

function attachment(name: string | null): string {
  const encoded = encodeURIComponent(name || "file.pdf").replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
