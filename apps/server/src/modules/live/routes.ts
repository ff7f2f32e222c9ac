import type { FastifyPluginAsync } from "fastify";
import { networkOf } from "../../platform/auth/network.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { LiveStreams } from "../../platform/live/live.ts";
import { mayListen } from "./policy.ts";
import { openStream } from "../../platform/live/stream.ts";

type Options = { live: LiveStreams; clock: () => Date };

const type = "text/event-stream";

export const liveRoutes: FastifyPluginAsync<Options> = async (app, { live, clock }) => {
  app.get(
    "/api/events",
    { config: { access: mayListen }, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const { user, session } = requireMember(request);
      // An answer without end is only for who asks for one.
      if (!request.headers.accept?.includes(type)) throw new HttpError("bad-request");
      const owner = { userId: user.id, sid: session.sid, network: networkOf(request.ip) };
      const { raw } = reply;
      const stream = openStream(owner, raw, clock);
      raw.once("close", () => live.remove(stream));
      await live.add(stream);
      if (raw.destroyed) return live.remove(stream);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { "content-type": type, "cache-control": "no-store", "x-accel-buffering": "no" });
      stream.beat();
    },
  );

  app.addHook("preClose", () => live.close());
};
