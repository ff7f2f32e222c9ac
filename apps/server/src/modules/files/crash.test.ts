import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { UploadAddress } from "@khamt/contract";
import { type KillableServer, prepareKillableServer, signUpAt } from "../../../test/killable-server.ts";
import { headersOf, pdf, type Sent } from "../../../test/uploads.ts";

let server: KillableServer;
beforeAll(async () => {
  server = await prepareKillableServer();
});
afterAll(() => server.remove());

/** Status of the answer, and whether it is the file. */
const whole = [200, true];
const nothing = [404, false];

type Upload = { address: string; file: Sent; isStored: boolean };

test("R37 fault 1: a server that is killed amid uploads keeps what it has confirmed, and never serves half a file", async () => {
  let origin = await server.start();
  const cookie = await signUpAt(origin);
  const uploads: Upload[] = [];
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const keepSending = async () => {
    for (;;) {
      const upload = { address: await ask(origin, cookie), file: largePdf(uploads.length), isStored: false };
      uploads.push(upload);
      upload.isStored = (await put(origin, cookie, upload)).ok;
      if (uploads.filter(({ isStored }) => isStored).length >= 5) resolve();
    }
  };
  const senders = [1, 2, 3].map(() => keepSending().catch(() => {}));
  await isEnough;
  await server.kill();
  await Promise.all(senders);

  origin = await server.start();
  expect(await readdir(join(server.folder, "files", "incoming"))).toEqual([]);
  expect(uploads.some(({ isStored }) => !isStored)).toBe(true);
  for (const { address, file, isStored } of uploads) {
    const answer = await call(origin + address.replace(/\?.*/, ""), { headers: { cookie } });
    const isWhole = Buffer.from(await answer.arrayBuffer()).equals(file.bytes);
    expect([answer.status, isWhole]).toBeOneOf(isStored ? [whole] : [whole, nothing]);
  }
  const again = { address: await ask(origin, cookie), file: pdf() };
  expect((await put(origin, cookie, again)).status).toBe(200);
}, 180_000);

async function ask(origin: string, cookie: string): Promise<string> {
  const answer = await call(`${origin}/api/projects/upload`, { method: "POST", headers: { cookie } });
  return ((await answer.json()) as UploadAddress).uploadURL;
}

type Sending = Pick<Upload, "address" | "file">;

function put(origin: string, cookie: string, { address, file }: Sending): Promise<Response> {
  const headers = { cookie, ...headersOf(file) };
  return call(origin + address, { method: "PUT", headers, body: new Uint8Array(file.bytes) });
}

/** Again where the server says that it is too busy just now. */
async function call(url: string, init: RequestInit): Promise<Response> {
  const tryOnce = async () => {
    const answer = await fetch(url, init).catch(() => undefined);
    if (answer?.status === 503) throw new Error("overloaded");
    return answer;
  };
  const answer = await vi.waitFor(tryOnce, { timeout: 60_000, interval: 500 });
  if (!answer) throw new Error("there is no server");
  return answer;
}

/** Each other than the others, in every part. */
function largePdf(number: number): Sent {
  return pdf(`${number}. `.repeat(500_000));
}
