import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { networkOf } from "../../platform/auth/network.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { LiveStreams } from "../../platform/live/live.ts";
import { mayListen } from "./policy.ts";
import { openStream } from "../../platform/live/stream.ts";

type Deps = { live: LiveStreams; clock: () => Date };

const type = "text/event-stream";

export async function liveRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const handler = streamEvents(deps);
  addRoute(app, routes.streamEvents, { access: mayListen, exposeHeadRoute: false, handler });
  app.addHook("preClose", () => deps.live.close());
}

function streamEvents({ live, clock }: Deps): HandlerOf<typeof routes.streamEvents> {
  return async (request, reply) => {
    const { user, session } = requireMember(request);
    // An answer without end is only for who asks for one.
    if (!request.headers.accept?.includes(type)) throw new HttpError("bad-request");
    const owner = { userId: user.id, sid: session.sid, network: networkOf(request.ip) };
    const { raw } = reply;
    const stream = openStream(owner, raw, clock);
    raw.once("close", () => live.remove(stream));
    await live.add(stream);
    if (raw.destroyed) {
      live.remove(stream);
      return reply;
    }
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { "content-type": type, "cache-control": "no-store", "x-accel-buffering": "no" });
    stream.beat();
    return reply;
  };
}
