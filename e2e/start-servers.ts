import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childFlags } from "../apps/server/test/child.ts";
import { copyEmbedded } from "../apps/server/test/database.ts";
import { serverEnvironment } from "../scripts/server-node.js";
import { freePort } from "./free-port.ts";

/** Whoever signs up with one of these runs the site. */
export const administrators = { en: "boss-en@khamt.example", mn: "boss-mn@khamt.example" };

/** Of others who do, and decide about reports. */
export const moderators = { en: "guard-en@khamt.example", mn: "guard-mn@khamt.example" };
/** Of others who lead matching rounds. */
export const leaders = { en: "leader-en@khamt.example", mn: "leader-mn@khamt.example" };

/** Of others who run programmes. */
export const hosts = { en: "host-en@khamt.example", mn: "host-mn@khamt.example" };
/** Of others who look after members. */
export const keepers = { en: "keeper-en@khamt.example", mn: "keeper-mn@khamt.example" };
/** Of others who make programmes. */
export const registrars = { en: "registrar-en@khamt.example", mn: "registrar-mn@khamt.example" };
/** Of others who do, and read its figures. */
export const readersOfFigures = { en: "figures-en@khamt.example", mn: "figures-mn@khamt.example" };
/** Of others who introduce members to each other. */
export const matchmakers = { en: "matchmaker-en@khamt.example", mn: "matchmaker-mn@khamt.example" };
/** Of others who run a whole programme. */
export const organisers = { en: "organiser-en@khamt.example", mn: "organiser-mn@khamt.example" };
/** Of others who plan events. */
export const planners = { en: "planner-en@khamt.example", mn: "planner-mn@khamt.example" };
/** Of others who name mentors. */
export const mentorDesks = { en: "mentors-en@khamt.example", mn: "mentors-mn@khamt.example" };
/** Of who sets up a site of their own. */
export const founder = "founder@khamt.example";
/** Where the server with mail sends emails about services beside them. */
export const servicesEmail = "services@khamt.example";

/** Of both servers: a test can make the addresses that stand in letters. */
export const sessionSecret = "of the browser tests, and long enough";

/**
 * Starts the product twice, each on a data folder of its own with a migrated database: with demo data and without a mail server,
 * and empty, sending its letters to MAIL_PORT, where a test can receive them. Both ask a name server at DNS_PORT, where a test can
 * answer. Stops both at the end.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const mailPort = String(await freePort());
  process.env["MAIL_PORT"] = mailPort;
  const dnsPort = String(await freePort());
  process.env["DNS_PORT"] = dnsPort;
  process.env["DNS_SERVERS"] = `127.0.0.1:${dnsPort}`;
  const [demo, empty] = await Promise.all([
    startServer({ DEMO_DATA: "on", SMTP_URL: "", CONTACT_EMAIL: "" }),
    startServer({
      DEMO_DATA: "off",
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
  await copyEmbedded(dataDir);
  const url = `http://${name}:${port}`;
  const server = spawn(process.execPath, [...childFlags, "apps/server/src/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
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
      ADMIN_EMAILS: [
        administrators,
        moderators,
        leaders,
        hosts,
        keepers,
        registrars,
        readersOfFigures,
        matchmakers,
        organisers,
        planners,
        mentorDesks,
      ]
        .flatMap(Object.values<string>)
        .join(","),
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
