import type { FastifyInstance } from "fastify";

/** Who may call a route. Accounts add their own levels here. */
export type Access = "public";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
}

type Options = {
  /** Where routes of other people's plugins live, which can't say it themselves. */
  publicPaths: readonly string[];
};

/** Denies by default: a route that doesn't say who may call it can't be registered. */
export function addAccess(app: FastifyInstance, { publicPaths }: Options): void {
  app.addHook("onRoute", (route) => {
    const { config, method, url } = route;
    if (config?.access) return;
    if (!publicPaths.some((path) => url.startsWith(path))) {
      throw new Error(`${String(method)} ${url} doesn't say who may call it (config.access)`);
    }
    route.config = { ...config, access: "public" };
  });
}
