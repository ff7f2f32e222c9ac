import { createHash } from "node:crypto";
import swagger from "@fastify/swagger";
import { referencePath } from "@khamt/contract/reference";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { sessionCookie } from "../auth/cookies.ts";
import { describeAnswers, describeCall } from "./openapi.ts";
import { referencePolicy } from "./policy.ts";

const documentPath = "/api/openapi.json";

/** Collects the routes registered after it; must come before them. */
export async function addOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Khamt",
        version: "1",
        description: "Startup ideas, co-founders, companies and projects, and how well they fit together.",
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie(publicUrl) } },
      },
    },
    transform: describeCall,
    transformObject: describeAnswers,
  });
}

/** The contract for machines at /api/openapi.json and for people at /api/docs/, with no file from another site. */
export async function reference(app: FastifyInstance): Promise<void> {
  app.get(documentPath, { config: { access: "public" }, schema: { hide: true } }, () => app.swagger());
  app.addHook("onSend", async (_request, reply, payload) => {
    if (typeof payload !== "string" || !String(reply.getHeader("content-type")).startsWith("text/html"))
      return;
    reply.header("content-security-policy", referencePolicy({ scriptHashes: inlineScriptHashes(payload) }));
  });
  await app.register(scalar, {
    routePrefix: referencePath,
    configuration: {
      url: documentPath,
      pageTitle: "Khamt API",
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      // Services of other sites, which the policy would block anyway.
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
}

function inlineScriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body ?? "");
  return bodies
    .filter((body) => body.trim())
    .map((body) => `sha256-${createHash("sha256").update(body).digest("base64")}`);
}
