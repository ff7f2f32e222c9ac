import { Socket } from "node:net";
import { getHeapStatistics } from "node:v8";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Called in place of the refusal when the server is overloaded: a route that costs next to nothing answers all the same. */
    pressureHandler?: () => void;
  }
}

const fullHeap = 0.92;

/** How often one address may call, and when the server sheds load. */
export async function addLimits(
  app: FastifyInstance,
  { readsPerMinute }: { readsPerMinute: number },
): Promise<void> {
  await app.register(rateLimit, {
    max: readsPerMinute,
    timeWindow: "1 minute",
    // A page is rendered with calls that the server makes to itself: they have no real socket.
    allowList: (request: FastifyRequest) => !(request.raw.socket instanceof Socket),
  });
  await app.register(underPressure, {
    // The mean over five seconds: one long turn, as when many profiles are read anew, is no overload.
    maxEventLoopDelay: 500,
    sampleInterval: 5000,
    retryAfter: 10,
    // Before Node gives up: what is held by requests that wait becomes free again.
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * fullHeap),
  });
}
