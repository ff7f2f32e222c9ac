import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";
import { contentSecurityPolicy } from "./policy.ts";

/** What a browser can do for a page and none of these does. */
const permissions = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "display-capture"]
  .map((each) => `${each}=()`)
  .join(", ");

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Headers of every answer, and the refusal of writes that another site's page sends. */
export async function addSecurity(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const policy = contentSecurityPolicy();
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    hsts: publicUrl.startsWith("https:") && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", permissions);
    if (!safeMethods.has(request.method) && isCrossSite(request, publicUrl)) throw new HttpError("forbidden");
  });
}

/** Browsers say where a request comes from; other programs send neither header and carry no one's cookies. */
function isCrossSite({ headers, host, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && origin !== `${protocol}://${host}`;
}
