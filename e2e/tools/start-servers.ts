import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childFlags } from "../../apps/server/test/child.ts";
import { serverEnvironment } from "../../scripts/server-node.js";
import { freePort } from "./free-port.ts";
import { adminEmails, founder, servicesEmail, sessionSecret } from "./operators.ts";

/**
 * Starts the product twice, each on a migrated database: with demo data on the embedded one and without a mail server, and empty
 * on PostgreSQL, sending its letters to MAIL_PORT, where a test can receive them. Both ask a name server at DNS_PORT, where a test
 * can answer. Stops all at the end.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const migrated = mkdtempSync(join(tmpdir(), "khamt-migrated-"));
  process.env["MIGRATED_DATABASE"] = migrated;
  // Processes of tests do without what migrates it.
  const { copyEmbedded, startMigratedPostgres } = await import("../../apps/server/test/database.ts");
  await copyEmbedded(migrated);
  const postgres = await startMigratedPostgres();
  const mailPort = String(await freePort());
  process.env["MAIL_PORT"] = mailPort;
  const dnsPort = String(await freePort());
  process.env["DNS_PORT"] = dnsPort;
  process.env["DNS_SERVERS"] = `127.0.0.1:${dnsPort}`;
  const [demo, empty] = await Promise.all([
    startServer({ DEMO_DATA: "on", SMTP_URL: "", CONTACT_EMAIL: "" }),
    startServer({
      DEMO_DATA: "off",
      DATABASE_URL: postgres.url,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: "Khamt <khamt@khamt.example>",
      CONTACT_EMAIL: "operator@khamt.example",
      SERVICES_EMAIL: servicesEmail,
    }),
  ]);
  process.env["DEMO_URL"] = demo.url;
  process.env["EMPTY_URL"] = empty.url;
  return async () => {
    await Promise.all([stopServer(demo), stopServer(empty)]);
    await postgres.stop();
    rmSync(migrated, { recursive: true, force: true });
  };
}

/** An empty site of a journey's own, for what changes it for everybody; a test can receive its letters at `mailPort`. */
export async function startOwn(mailPort: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await startServer({
    DEMO_DATA: "off",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "Khamt <khamt@khamt.example>",
    CONTACT_EMAIL: "",
    SERVICES_EMAIL: "",
    ADMIN_EMAILS: founder,
  });
  return { url: server.url, stop: () => stopServer(server) };
}

export type Server = {
  url: string;
  process: ChildProcess;
  dataDir: string;
};

/** One more, for a journey that fills it; `name` leads to this machine. */
export async function startServer(settings: Record<string, string>, name = "localhost"): Promise<Server> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "khamt-browser-"));
  cpSync(process.env["MIGRATED_DATABASE"] ?? "", dataDir, { recursive: true });
  const url = `http://${name}:${port}`;
  const server = spawn(process.execPath, [...childFlags, "apps/server/src/main.ts"], {
    cwd: join(import.meta.dirname, "../.."),
    env: serverEnvironment({
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "error",
      // No journey sees it, and it is learned anew with each profile that comes.
      FAIR_EXPOSURE: "off",
      SESSION_SECRET: sessionSecret,
      ADMIN_EMAILS: adminEmails,
      // All journeys come from one address, as a whole town would.
      READS_PER_MINUTE: "100000",
      COSTLY_MS_PER_SECOND: "4000",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...settings,
    }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const started = { url, process: server, dataDir };
  try {
    await untilAnswered(server, `http://localhost:${port}/readyz`);
    // The first who ask for matches would be told to come again while it reads its concepts.
    await untilAnswered(server, `http://localhost:${port}/results?for=cofounder&wish=React`);
  } catch (error) {
    await stopServer(started);
    throw error;
  }
  return started;
}

/** Resolves when the server has the page; rejects when it ends or takes longer than three minutes. */
async function untilAnswered(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the server was not ready within three minutes");
}

/** At once: nobody needs what it would put in order before it ends. */
export async function stopServer({ process: server, dataDir }: Server): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
