import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds in which the whole body must have come. */
    bodyPatience?: number;
  }
}

const usual = 10_000;
const late = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** The server itself waits as long as the slowest upload may take; every other body has ten seconds. */
export function addBodyPatience(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook("onRequest", async (request) => {
    const { raw, routeOptions, headers } = request;
    const hasBody = "content-length" in headers || "transfer-encoding" in headers;
    if (!hasBody || raw.complete) return;
    const giveUp = () => {
      raw.socket.write(late);
      raw.socket.destroy();
    };
    const timer = setTimeout(giveUp, routeOptions.config.bodyPatience ?? usual);
    timers.set(request, timer);
    raw.once("end", () => clearTimeout(timer));
  });
  app.addHook("onResponse", stop);
  app.addHook("onRequestAbort", stop);
}
