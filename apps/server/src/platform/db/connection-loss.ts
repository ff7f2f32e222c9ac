import type pg from "pg";
import type { DatabaseLog } from "./log.ts";

/** A connection that is lost, idle or in use, ends neither the process nor its place in the pool. */
export function outliveLostConnections(pool: pg.Pool, log: DatabaseLog): void {
  const inUse = new WeakSet<pg.PoolClient>();
  const note = ({ message }: Error) => {
    if (!pool.ending) log.warn({ reason: message }, "a database connection was lost");
  };
  pool.on("error", note);
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      if (!inUse.has(client)) return;
      note(error);
      // Given back here, as Drizzle never gives back one whose "begin" fails.
      client.release(true);
      client.release = () => {};
    });
  });
  pool.on("acquire", (client) => void inUse.add(client));
  pool.on("release", (_error, client) => void inUse.delete(client));
}
