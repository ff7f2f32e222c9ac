import type { FastifyInstance } from "fastify";

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
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (raw.complete) return;
    const patience = routeOptions.config.bodyPatience ?? usual;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      raw.socket.write(late);
      raw.socket.destroy();
    }, patience);
    raw.once("close", () => clearTimeout(timer));
    raw.once("end", () => clearTimeout(timer));
  });
}
