import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForeignHost } from "./foreign-host.ts";
import { HttpError } from "./http-error.ts";
import { contentSecurityPolicy } from "./policy.ts";

/** What a browser can do for a page and none of these does. */
const permissions = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "display-capture"]
  .map((each) => `${each}=()`)
  .join(", ");

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Of every answer. What is said here in so many words is what a browser is to leave out by itself, or does for old sites only. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "permissions-policy": permissions,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}

const foreignHost =
  "refused: the server was asked under a name that is not this computer's. Is it for others? Then PUBLIC_URL has to name it";

/** Headers of every answer, and the refusal of writes that another site's page sends and of calls that a foreign name leads here. */
export function addSecurity(
  app: FastifyInstance,
  { publicUrl, isOnlyHere = false }: { publicUrl: string; isOnlyHere?: boolean },
): void {
  const headers = securityHeaders(publicUrl);
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(headers);
    const { host } = request.headers;
    if (isOnlyHere && isForeignHost(host)) {
      request.log.warn({ host }, foreignHost);
      next(new HttpError("bad-request"));
      return;
    }
    const isRefused = !safeMethods.has(request.method) && isCrossSite(request, publicUrl);
    next(isRefused ? new HttpError("forbidden") : undefined);
  });
}

/** Browsers say where a request comes from; other programs send neither header and carry no one's cookies. */
function isCrossSite({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && origin !== `${protocol}://${host}`;
}
