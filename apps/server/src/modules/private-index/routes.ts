import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { privateIndexParams } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Matching } from "../../matching/matching.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayFetch } from "./policy.ts";
import { createTimedCache, type Item, itemOf } from "./timed-cache.ts";

type Options = { matching: Matching; clock: () => Date };

/** Nobody's session is looked up: the server can't know for whom an index is. */
const config = { access: mayFetch, ignoresSession: true };
const tags = ["Private matching"];

/** What a device needs to find matches by itself. */
export const privateIndexRoutes: FastifyPluginAsyncZod<Options> = async (app, { matching, clock }) => {
  const indexOf = createTimedCache<EntityKind>(
    async (kind, known) => (await matching.upToDate())("pack", { kind, known }),
    clock,
  );
  let graph: Promise<Item> | undefined;

  app.get(
    "/api/private-index/:kind",
    {
      config,
      schema: {
        summary:
          "Everything listed of a kind, to be matched on one's own device: no names, contacts or texts",
        tags,
        params: privateIndexParams,
        response: failures,
      },
    },
    async (request, reply) => sendItem(request, reply, await indexOf(request.params.kind)),
  );

  app.get(
    "/api/concept-graph",
    { config, schema: { summary: "The concepts by which a device reads texts", tags, response: failures } },
    async (request, reply) => {
      graph ??= makeGraph();
      return sendItem(request, reply, await graph);
    },
  );

  async function makeGraph(): Promise<Item> {
    try {
      const ask = await matching.upToDate();
      return await itemOf(await ask("graph", {}), { quality: 11 });
    } catch (error) {
      graph = undefined;
      throw error;
    }
  }
};

function sendItem({ headers }: FastifyRequest, reply: FastifyReply, { tag, plain, brotli }: Item) {
  reply.headers({ etag: tag, "cache-control": "public, no-cache", vary: "accept-encoding" });
  if (headers["if-none-match"]?.split(/,\s*/).includes(tag)) return reply.code(304).send();
  reply.type("application/octet-stream");
  if (!/\bbr\b/.test(headers["accept-encoding"] ?? "")) return reply.send(plain);
  return reply.header("content-encoding", "br").send(brotli);
}
