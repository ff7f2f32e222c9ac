import { statfs } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { buildApp } from "./app.ts";
import { openChanges } from "./platform/answers/changes.ts";
import { appointNamed } from "./platform/auth/administrators.ts";
import { createKeys } from "./platform/auth/keys.ts";
import type { Database } from "./platform/db/client.ts";
import { isFirstRun, loadDemo } from "./entities/demo/load.ts";
import { migrateDatabase } from "./platform/db/migrate.ts";
import { refreshDerivations } from "./entities/refresh.ts";
import { openLookUp } from "./modules/domains/index.ts";
import { openRephrase } from "./matching/enrichment/open.ts";
import type { Config } from "./settings/read-config.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { type MailServer, openMail } from "./platform/mail/mail.ts";
import { startHints } from "./start-hints.ts";
import { createMatching } from "./matching/matching.ts";
import { renewSealed } from "./platform/auth/renew-sealed.ts";
import { serverSecrets } from "./platform/auth/session-secret.ts";
import { type SiteData, writeBackup } from "./platform/backup/backup.ts";
import { backUpWhenDue } from "./platform/backup/by-clock.ts";
import { openDoor } from "./platform/backup/door.ts";
import { createLive, type LiveStreams } from "./platform/live/live.ts";
import { explain, type Log } from "./platform/log.ts";
import { keepPrivate } from "./platform/private-folder.ts";
import { openStorage, whyNoFiles } from "./platform/storage/open.ts";
import { claimPlace } from "./platform/storage/site-folder.ts";
import { openSite, type Site } from "./platform/site/site.ts";
import { StartError } from "./platform/start-error.ts";
import { commandWords } from "./words/index.ts";

/** Requests under way get this long to end. */
const patience = 10_000;

type Options = {
  config: Config;
  /** The folder that relative paths start from. */
  root: string;
  log: Log;
  /** One line for the operator. */
  say: (line: string) => void;
  /** Just opened; closed when the start fails, else with the server. */
  database: Database<Record<string, never>>;
};

export type Server = { address: string; stop: () => Promise<void> };

/** Brings the database up to date, and listens. Throws StartError. */
export async function startServer({ config, root, log, say, database }: Options): Promise<Server> {
  let isOpen = true;
  let stopJobs = async () => {};
  const dataDir = path.resolve(root, config.dataDir);
  const warn = (line: string) => log.warn(line);
  try {
    await keepPrivate(dataDir, { warn: say });
    await migrateDatabase(database, () => bringUpToDate({ database, config, say }));
    const clock = () => new Date();
    const changes = openChanges(database.db);
    const said = openSite({
      db: database.db,
      changes,
      clock,
      contactEmail: config.contactEmail,
      servicesEmail: config.servicesEmail,
    });
    const mail = openServerMail(config, said);
    const storage = await openStorage(config, dataDir);
    if (!(await claimPlace(database.db, storage))) say(commandWords().start.filesElsewhere);
    const [secret, ...kept] = await serverSecrets(dataDir, config.sessionSecret);
    const formerSecrets = [...kept, ...config.formerSecrets];
    const matching = createMatching({
      db: database.db,
      rates: config,
      say,
      fairExposure: config.fairExposure,
    });
    const keys = createKeys(secret, formerSecrets);
    const renewed = formerSecrets.length > 0 ? await renewSealed(database.db, keys) : 0;
    if (renewed > 0) say(commandWords().start.renewed(renewed));
    const site = { pool: database.pool, storage, dataDir };
    const lookUp = openLookUp({ servers: config.dnsServers });
    const jobs = await startJobs({
      database,
      mail,
      storage,
      matching,
      keys,
      lookUp,
      site: said,
      conduct: config.conduct,
      backUp: backUpBy(config.backup, { db: database.db, site, log }),
      disk: { dataDir, askDisk: statfs },
      clock,
      warn,
    });
    stopJobs = jobs.stop;
    const live = createLive({ db: database.db, clock, streamsOfNetwork: config.streamsOfNetwork });
    const app = await buildApp({
      log,
      live,
      db: database.db,
      storage,
      matching,
      changes,
      site: said,
      mail,
      post: jobs.post,
      later: jobs.later,
      lookUp,
      config: { ...config, secret, formerSecrets, dataDir },
      rephrase: await openRephrase(config, say),
      isOpen: () => isOpen,
      webDist: path.join(root, "apps/web/dist"),
    });
    const address = await listen(app, config);
    database.announce(address);
    matching.warm();
    const door =
      database.kind === "embedded"
        ? await openDoor({ dataDir, write: (out) => writeBackup(site, out), warn })
        : undefined;
    for (const hint of await startHints(database.db, config)) say(hint);
    // Whoever waits for the server waits for none of it.
    void jobs.begin();
    void mail?.check().catch((error: unknown) => say(explain(error)));
    void whyNoFiles(storage).then((line) => line && say(line));
    return {
      address,
      stop: () => {
        isOpen = false;
        return stop({ app, live, door, database, stopJobs });
      },
    };
  } catch (error) {
    await stopJobs();
    await database.close();
    throw error;
  }
}

/** Undefined without a mail server. */
function openServerMail({ smtpUrl, mailFrom, publicUrl }: Config, said: Site): MailServer | undefined {
  const site = async () => ({
    ...(await said.read()),
    contactEmail: (await said.contactEmail()) ?? null,
  });
  return smtpUrl && mailFrom ? openMail({ url: smtpUrl, from: mailFrom, publicUrl, site }) : undefined;
}

type Preparation = { database: Database<Record<string, never>>; config: Config; say: (line: string) => void };

async function bringUpToDate({ database, config, say }: Preparation): Promise<void> {
  const { db } = database;
  const rates = { mntPerUsd: config.mntPerUsd };
  await refreshDerivations({ db, rates, progress: say });
  await appointNamed(db, config.adminEmails, new Date());
  if (!config.demoData || !(await isFirstRun(db))) return;
  say(commandWords().start.loadingDemo);
  await loadDemo({ db, now: new Date(), rates });
}

async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    return port === 0 ? address : publicUrl;
  } catch (error) {
    await app.close();
    const words = commandWords().start;
    const code = valueAt(error, "code");
    if (code === "EADDRINUSE") throw new StartError("settings", words.portTaken(port, port + 1));
    if (code === "EACCES") throw new StartError("settings", words.portDenied(port));
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError("settings", words.noSuchHost(host));
    throw error;
  }
}

type Backups = { db: Database<Record<string, never>>["db"]; site: SiteData; log: Log };

/** Undefined where the settings name no place for backups. */
function backUpBy(plan: Config["backup"], { db, site, log }: Backups) {
  if (!plan) return undefined;
  return async (now: Date) => {
    try {
      const name = await backUpWhenDue({ db, site, plan, now });
      if (name) log.info({ backup: name }, "the site is backed up");
    } catch (error) {
      log.error({ err: error }, "the backup by the clock failed");
      throw error;
    }
  };
}

type Stopping = {
  app: FastifyInstance;
  live: LiveStreams;
  door: { close: () => Promise<void> } | undefined;
  database: Preparation["database"];
  stopJobs: () => Promise<void>;
};

async function stop({ app, live, door, database, stopJobs }: Stopping): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), patience);
  // A connection whose call has been answered meanwhile would be kept for a next one.
  const answered = setInterval(() => app.server.closeIdleConnections(), 100);
  // First what is under way: once the application closes, a page can ask it for nothing more.
  await live.close();
  await new Promise((ended) => app.server.close(ended));
  await app.close();
  clearInterval(answered);
  clearTimeout(hurry);
  await door?.close();
  await stopJobs();
  await database.close();
}
