import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Matching } from "../../matching/matching.ts";
import type { Changes } from "../../platform/answers/changes.ts";
import { encodingFor, hasTag } from "../../platform/http/negotiation.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { mayFetch } from "./policy.ts";
import { createTimedCache, type Item, itemOf } from "./timed-cache.ts";

type Deps = { matching: Matching; clock: () => Date };

/** Nobody's session is looked up: the server can't know for whom an index is. */
const config = { ignoresSession: true };

/** What a device needs to find matches by itself. */
export async function privateIndexRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.getPrivateIndex, {
    access: mayFetch,
    config,
    handler: sendIndex({ ...deps, changes: app.answers?.changes }),
  });
  addRoute(app, routes.getConceptGraph, { access: mayFetch, config, handler: sendGraph(deps) });
}

function sendIndex({
  matching,
  clock,
  changes,
}: Deps & { changes: Changes | undefined }): HandlerOf<typeof routes.getPrivateIndex> {
  const indexOf = createTimedCache<EntityKind>({
    make: async (kind, known) => (await matching.upToDate())("pack", { kind, known }),
    clock,
    changes,
  });
  return async (request, reply) => sendItem(request, reply, await indexOf(request.params.kind));
}

/** It is made once, when it is first asked for. */
function sendGraph({ matching }: Deps): HandlerOf<typeof routes.getConceptGraph> {
  let graph: Promise<Item> | undefined;
  return async (request, reply) => {
    graph ??= makeGraph(matching).catch((error: unknown) => {
      graph = undefined;
      throw error;
    });
    return sendItem(request, reply, await graph);
  };
}

async function makeGraph(matching: Matching): Promise<Item> {
  const ask = await matching.upToDate();
  return itemOf(await ask("graph", {}), { quality: 11 });
}

function sendItem({ headers }: FastifyRequest, reply: FastifyReply, { tag, plain, brotli }: Item) {
  reply.headers({ etag: tag, "cache-control": "public, no-cache", vary: "accept-encoding" });
  if (hasTag(headers["if-none-match"], tag)) return reply.code(304).send();
  reply.type("application/octet-stream");
  if (!encodingFor(headers["accept-encoding"], ["br"])) return reply.send(plain);
  return reply.header("content-encoding", "br").send(brotli);
}
