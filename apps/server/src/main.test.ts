import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { serverEnvironment } from "../../../scripts/server-node.js";
import { childFlags } from "../test/child.ts";
import { demoId } from "./entities/demo/identity.ts";
import { ideas } from "./entities/demo/ideas.ts";

type Run = {
  process: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
};

let folder: string;
const runs: Run[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-main-"));
});
afterEach(async () => {
  for (const { process: child, ended } of runs.splice(0)) {
    if (child.exitCode === null) child.kill("SIGKILL");
    await ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(file: "main.ts" | "demo.ts", environment: Record<string, string>, args: string[] = []): Run {
  const env = serverEnvironment({
    ...process.env,
    NODE_OPTIONS: "",
    DATABASE_URL: "",
    PORT: "0",
    DATA_DIR: folder,
    FAIR_EXPOSURE: "off",
    ...environment,
  });
  const child = spawn(process.execPath, [...childFlags, join(import.meta.dirname, file), ...args], { env });
  let output = "";
  let errors = "";
  child.stdout.on("data", (data) => (output += String(data)));
  child.stderr.on("data", (data) => (errors += String(data)));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const started = { process: child, output: () => output, errors: () => errors, ended };
  runs.push(started);
  return started;
}

async function addressOf(server: Run): Promise<string> {
  for (;;) {
    const [, address] = /Khamt is ready: (\S+)/.exec(server.output()) ?? [];
    if (address) return address;
    const isOver = await Promise.race([
      once(server.process.stdout ?? server.process, "data").then(() => false),
      server.ended.then(() => true),
    ]);
    if (isOver) throw new Error(`the server ended: ${server.errors()}`);
  }
}

/** What others than the server's user may read or write. */
function openToOthers(place: string): string[] {
  const inside = readdirSync(place, { recursive: true, encoding: "utf8" }).map((name) => join(place, name));
  return [place, ...inside].filter((each) => (statSync(each).mode & 0o077) !== 0);
}

describe("the server as a process", () => {
  test("starts on an empty folder, whatever a killed one left, refuses a second one there, and stops cleanly on a signal", async () => {
    const killed = run("main.ts", { DEMO_DATA: "on" });
    await expect.poll(() => existsSync(join(folder, "db.new"))).toBe(true);
    killed.process.kill("SIGKILL");
    expect(await killed.ended).toBe(null);

    const server = run("main.ts", { DEMO_DATA: "on" });
    const address = await addressOf(server);
    expect(server.output()).toContain("creating the database (about 6 s)");
    expect(server.output()).toContain("Loading demo data ...");
    expect(server.output()).toContain("Хамт бэлэн боллоо");
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const idea = `${address}/api/startup-ideas/${demoId("idea", ideas[0]?.key ?? "")}`;
    expect((await fetch(idea)).status).toBe(200);

    expect(openToOthers(folder)).toEqual([]);

    const second = run("main.ts", {});
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^[^\n]+\n$/);
    const remover = run("demo.ts", {}, ["remove"]);
    expect(await remover.ended).toBe(1);
    expect(remover.errors()).toMatch(/^[^\n]+\n$/);

    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe("");

    const alone = run("demo.ts", {}, ["remove"]);
    expect(await alone.ended).toBe(0);
    expect(alone.output()).toMatch(/Demo data removed: \d+ accounts/);

    chmodSync(folder, 0o755);
    chmodSync(join(folder, "db/PG_VERSION"), 0o666);
    const silent = { SMTP_URL: "smtp://localhost:9", MAIL_FROM: "khamt@khamt.example" };
    const again = run("main.ts", { DEMO_DATA: "on", ...silent });
    expect(await (await fetch(`${await addressOf(again)}/api/stats`)).json()).toMatchObject({
      ideas: 0,
      partners: 0,
    });
    expect(again.output()).not.toContain("Loading");
    await expect.poll(again.output).toContain("No email can be sent now: the mail server of SMTP_URL");
    expect(openToOthers(folder)).toEqual([]);
    again.process.kill("SIGINT");
    expect(await again.ended).toBe(0);
  });

  test("says in one line that its port is taken, and how to choose another", async () => {
    const holder = createServer().listen(0, "localhost");
    await once(holder, "listening");
    const address = holder.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const server = run("main.ts", { PORT: String(port), DEMO_DATA: "off" });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    holder.close();
  });

  test("lists every setting that is wrong", async () => {
    const server = run("main.ts", { PORT: "x", MNT_PER_USD: "-1" });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/PORT: must be .*\n {2}MNT_PER_USD: must be/);
    expect(server.errors()).not.toContain("at ");
  });

  test("says where settings are to whoever writes them behind it", async () => {
    const server = run("main.ts", {}, ["--port=4000"]);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^npm start knows no “--port=4000”: .+\.env\.example lists all\.\n$/);
  });

  test("says what it does to whoever asks for help, and starts nothing", async () => {
    const server = run("main.ts", {}, ["--help"]);
    expect(await server.ended).toBe(0);
    expect(server.output()).toMatch(/^npm start starts the site [^\n]+\n$/);
    expect(server.errors()).toBe("");
  });

  test("says that the database can't be reached", async () => {
    const server = run("main.ts", { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^[^\n]+\n$/);
  });

  test("the demo command says what it can do", async () => {
    const command = run("demo.ts", {}, ["dance"]);
    expect(await command.ended).toBe(1);
    expect(command.errors()).toBe("Say what to do: npm run demo -- load, or npm run demo -- remove\n");
  });
});
