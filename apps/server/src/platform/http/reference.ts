import { createHash } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import swagger from "@fastify/swagger";
import { referencePath } from "@khamt/contract/reference";
import type { FastifyInstance } from "fastify";
import { sessionCookie } from "../auth/cookies.ts";
import { describeAnswers, describeCall } from "./openapi.ts";
import { referencePolicy } from "./policy.ts";
import type { ReferenceFiles, ReferenceOptions } from "./reference-worker.ts";

const documentPath = "/api/openapi.json";

const configuration: ReferenceOptions["configuration"] = {
  url: documentPath,
  pageTitle: "Khamt API",
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  // Services of other sites, which the policy would block anyway.
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
};

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
export function reference(app: FastifyInstance): void {
  const open = { config: { access: "public" }, schema: { hide: true } } as const;
  app.get(documentPath, open, () => app.swagger());
  app.get(referencePath, open, (_request, reply) => reply.redirect(`${referencePath}/`, 301));
  app.get(`${referencePath}/`, open, async (_request, reply) => {
    const { page } = await readFiles();
    return reply
      .header("content-security-policy", referencePolicy({ scriptHashes: inlineScriptHashes(page) }))
      .type("text/html; charset=utf-8")
      .send(page);
  });
  app.get(`${referencePath}/js/scalar.js`, open, async (_request, reply) => {
    const { script } = await readFiles();
    return reply.type("text/javascript; charset=utf-8").send(Buffer.from(script.buffer));
  });
}

let files: Promise<ReferenceFiles> | undefined;

/** Few ever open the reference, and its program is large: it is read when somebody does. */
function readFiles(): Promise<ReferenceFiles> {
  files ??= readInThread();
  files.catch(() => {
    files = undefined;
  });
  return files;
}

async function readInThread(): Promise<ReferenceFiles> {
  const workerData: ReferenceOptions = { routePrefix: referencePath, configuration };
  const worker = new Worker(new URL("reference-worker.ts", import.meta.url), { workerData, execArgv: [] });
  const [files]: ReferenceFiles[] = await once(worker, "message");
  if (files === undefined) throw new Error("the reference was not made");
  return files;
}

function inlineScriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, body]) => body ?? "");
  return bodies
    .filter((body) => body.trim())
    .map((body) => `sha256-${createHash("sha256").update(body).digest("base64")}`);
}
