import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/handle.ts";
export const matchRoutes: FastifyPluginAsyncZod<{ db: Db; clock: () => Date }> = async () => {};
