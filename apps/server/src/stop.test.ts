import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { childFlags } from "../test/child.ts";
import { copyServedEmbedded } from "../test/served-database.ts";
import { signUpAt } from "../test/killable-server.ts";
import { type StartedByNpm, startByNpm } from "../test/started-by-npm.ts";

const main = join(import.meta.dirname, "main.ts");
const serverNode = join(import.meta.dirname, "../../../scripts/server-node.js");
let started: StartedByNpm | undefined;
let folder: string;
/** Of the member who has signed up at the first of the servers. */
let cookie: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "khamt-stop-"));
  await copyServedEmbedded(folder);
});
afterEach(() => started?.remove());
afterAll(() => rm(folder, { recursive: true, force: true }));

const stops: [string, (started: StartedByNpm) => void, number | null][] = [
  ["SIGTERM to npm", ({ npm }) => void npm.kill("SIGTERM"), 0],
  ["SIGTERM to all at once, as a service manager sends it", ({ signalAll }) => signalAll("SIGTERM"), 0],
  ["Ctrl+C, which a terminal sends to all", ({ signalAll }) => signalAll("SIGINT"), 0],
  ["the death of npm by SIGKILL", ({ npm }) => void npm.kill("SIGKILL"), null],
];

test.each(stops)(
  "R46 after %s the request under way is answered, streams are told when to come back, and nothing is left",
  async (_name, stop, code) => {
    started = startByNpm({
      script: "start",
      files: {
        "scripts/prepare.ts": "",
        // As it is where the sources lie, with the flags of a test's server.
        "scripts/server-node.js": `
          export { serverEnvironment } from ${JSON.stringify(serverNode)};
          export const serverFlags = ${JSON.stringify(childFlags)};`,
        "apps/server/src/main.ts": `await import(${JSON.stringify(main)});`,
      },
      environment: {
        DATA_DIR: folder,
        DATABASE_URL: "",
        PORT: "0",
        DEMO_DATA: "off",
        FAIR_EXPOSURE: "off",
      },
    });
    const address = (await started.line("Khamt is ready: ")).replace("Khamt is ready: ", "");
    cookie ??= await signUpAt(address);
    const headers = { cookie, accept: "text/event-stream" };
    const stream = await fetch(`${address}/api/events`, { headers });
    const late = JSON.stringify({ email: `late-${started.npm.pid}@khamt.test` });
    const finish = await beginPost(`${address}/api/auth/send-verification`, late);

    stop(started);
    expect(await stream.text()).toMatch(/retry: \d+\n\n$/);
    // And so is what comes behind it on its connection.
    expect(await finish()).toEqual(["200", "200"]);
    const answered = performance.now();
    expect(await started.exitCode).toBe(code);
    await started.allGone();
    // No longer than it takes: the connection, which its client would use again, holds nothing up.
    expect(performance.now() - answered).toBeLessThan(9000);
  },
);

const stays =
  "setInterval(() => {}, 1000); console.log(process.argv[1].endsWith('vite') ? 'vite' : 'server');";

test.each(stops)("npm run dev leaves nothing behind after %s", async (_name, stop) => {
  started = startByNpm({
    script: "dev",
    files: {
      "scripts/web-build.ts": "export function buildWebWhenStale() {}",
      "apps/web/dist/server/entry-server.js": "",
      "apps/server/src/main.ts": stays,
      "node_modules/.bin/vite": `#!/usr/bin/env node\n${stays}`,
    },
  });
  await started.line("vite");
  await started.line("server");
  stop(started);
  await expect(started.allGone()).resolves.toBeUndefined();
});

/**
 * A call whose head the server has read, and half of whose body. Answers with its status, and with that of another call behind it,
 * once the rest is sent.
 */
async function beginPost(url: string, body: string): Promise<() => Promise<(string | undefined)[]>> {
  const { host, hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  socket.write(body.slice(0, 5));
  return async () => {
    socket.write(`${body.slice(5)}GET /api/stats HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  };
}
