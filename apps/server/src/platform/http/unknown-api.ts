import type { FastifyInstance, HTTPMethods } from "fastify";
import { HttpError } from "./http-error.ts";

const methods: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type Routes = Map<string, Set<string>>;

/** Remembers which methods each address of the API takes. Must come before the routes. */
export function collectRoutes(app: FastifyInstance): Routes {
  const routes: Routes = new Map();
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith("/api/") || url === "/api/*") return;
    routes.set(url, new Set([...(routes.get(url) ?? []), ...[method].flat()]));
  });
  return routes;
}

/** Below /api nothing is a page: an unknown address, or a known one asked in another way, is answered as JSON. */
export function addUnknownApi(app: FastifyInstance, routes: Routes): void {
  for (const [url, taken] of routes) {
    app.route({
      method: methods.filter((method) => !taken.has(method)),
      url,
      config: { access: "public" },
      schema: { hide: true },
      handler: (_request, reply) => {
        reply.header("allow", [...taken].join(", "));
        throw new HttpError("method-not-allowed");
      },
    });
  }
  app.all("/api/*", { config: { access: "public" }, schema: { hide: true } }, () => {
    throw new HttpError("not-found");
  });
}
