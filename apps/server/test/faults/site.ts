import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestBucket } from "../bucket.ts";
import { startServedPostgres } from "../served-database.ts";
import { type KillableServer, prepareKillableServer } from "../killable-server.ts";
import { type Mailbox, openMailbox } from "../mailbox.ts";
import { type ReverseProxy, startReverseProxy } from "../reverse-proxy.ts";
import { nodeFlags, serverEnvironment } from "./environment.ts";

/** Several servers of one PostgreSQL and one bucket, behind one proxy. */
export type Site = {
  proxy: ReverseProxy;
  /** Where all their letters arrive. */
  mailbox: Mailbox;
  database: Pick<KillableServer, "folder" | "databaseUrl">;
  /** Starts one more. */
  add: () => Promise<void>;
  /** SIGKILL to the one that has served for the longest. The proxy finds out by itself. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const sessionSecret = randomBytes(32).toString("base64url");

export async function openSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "khamt-site-"));
  const [postgres, bucket, mailbox, proxy] = await Promise.all([
    startServedPostgres({ isDurable: true }),
    openTestBucket(folder),
    openMailbox(),
    startReverseProxy(),
  ]);
  const environment = {
    ...serverEnvironment,
    SESSION_SECRET: sessionSecret,
    PUBLIC_URL: proxy.origin,
    TRUSTED_PROXIES: "127.0.0.1,::1",
    S3_BUCKET_URL: bucket.access.bucketUrl,
    S3_ACCESS_KEY_ID: bucket.access.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Khamt <no-reply@khamt.test>",
  };
  const running: { server: KillableServer; origin: string }[] = [];
  const kill = async () => {
    const oldest = running.shift();
    await oldest?.server.remove();
    proxy.servers.delete(oldest?.origin ?? "");
  };
  return {
    proxy,
    mailbox,
    database: { folder, databaseUrl: postgres.url },
    kill,
    add: async () => {
      const server = await prepareKillableServer({ shared: postgres.url, environment, nodeFlags });
      // On a machine with too much to do a start may give the database up; a service manager starts it again.
      const again = () => server.start();
      const origin = await server.start().catch(again).catch(again);
      running.push({ server, origin });
      proxy.servers.add(origin);
    },
    close: async () => {
      await proxy.close();
      while (running.length > 0) await kill();
      await bucket.close();
      await mailbox.close();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
