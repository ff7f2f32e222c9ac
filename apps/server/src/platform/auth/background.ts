import type { FastifyBaseLogger, FastifyInstance } from "fastify";

/** Work that an answer doesn't wait for: neither its failure nor the time it takes tells anything to the caller. */
export type Background = (work: Promise<unknown>, log: FastifyBaseLogger) => void;

/** The server ends only after the work. */
export function createBackground(app: FastifyInstance): Background {
  const running = new Set<Promise<unknown>>();
  app.addHook("onClose", async () => void (await Promise.all(running)));
  return (work, log) => {
    const watched = work
      .catch((err: unknown) => log.error({ err }, "work in the background failed"))
      .finally(() => running.delete(watched));
    running.add(watched);
  };
}
