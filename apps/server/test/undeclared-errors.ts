import type { FastifyRequest, RouteOptions } from "fastify";
import type { ErrorId } from "@khamt/contract/errors";
import { type Route, routes } from "@khamt/contract/routes";
import { errorsOf } from "../src/platform/http/failures.ts";

const routeOf = new Map<string, Route>(Object.values(routes).map((route) => [route.call, route]));

/** Collects every error that a call answers though the contract doesn't say so. */
export function watchErrors() {
  const undeclared = new Set<string>();
  return {
    watch(options: RouteOptions): void {
      const { method, url, config } = options;
      const route = routeOf.get(`${String(method)} ${url}`);
      if (!route) return;
      const declared = errorsOf(route, config?.access ?? "public");
      options.onSend = async (
        _request: FastifyRequest,
        { statusCode }: { statusCode: number },
        payload: unknown,
      ) => {
        const id = statusCode >= 400 ? idIn(payload) : undefined;
        if (id && !declared.includes(id)) undeclared.add(`${route.call}: ${id}`);
      };
    },
    /** Throws with what was collected. */
    requireNone(): void {
      if (undeclared.size > 0)
        throw new Error(`errors that no route declares:\n${[...undeclared].join("\n")}`);
    },
  };
}

/** Not of the page for whoever opened the address in a browser. */
function idIn(payload: unknown): ErrorId | undefined {
  if (typeof payload !== "string" || !payload.startsWith("{")) return undefined;
  return (JSON.parse(payload) as { error?: ErrorId }).error;
}
