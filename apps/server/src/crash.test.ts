import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Draft, UploadAddress } from "@khamt/contract";
import { insist, type KillableServer, prepareKillableServer, requireOk } from "../test/killable-server.ts";
import { keepTalking, openTalks, type Talks } from "../test/messages.ts";
import { type ReverseProxy, startReverseProxy } from "../test/reverse-proxy.ts";
import { headersOf, pdf, type Sent } from "../test/uploads.ts";

let server: KillableServer;
/** The address of messages, whichever the server has. */
let proxy: ReverseProxy;
let talks: Talks;
let origin: string;
let cookie: string;
let isKilled = false;
beforeAll(async () => {
  server = await prepareKillableServer({ environment: { READS_PER_MINUTE: "1000000" } });
  talks = await openTalks(server);
  cookie = talks.sender;
  proxy = await startReverseProxy();
});
afterAll(async () => {
  await proxy.close();
  await server.remove();
});

type Upload = { address: string; file: Sent; isStored: boolean };

test("R37 fault 1: a server that is killed amid uploads, autosaves and messages has all that it confirmed, never half a file and no message twice", async () => {
  await start();
  const uploading = keepUploading();
  const typing = keepTyping();
  const talking = keepTalking(proxy.origin, talks);
  await Promise.all([uploading.isEnough, typing.isEnough, talking.isEnough]);
  await beginUpload(uploading.uploads);
  await Promise.race([uploading.ended, halfAFile()]);
  isKilled = true;
  proxy.servers.clear();
  await server.kill();
  await Promise.all([uploading.ended, typing.ended]);

  await start();
  expect(await talking.end()).toEqual([]);
  expect(await readdir(incoming())).toEqual([]);
  expect(await lostUploads(uploading.uploads)).toEqual([]);
  expect(uploading.uploads.filter(({ isStored }) => isStored).length).toBeGreaterThanOrEqual(3);
  expect((await put({ address: await ask(), file: pdf() })).status).toBe(200);
  expect([...typing.confirmed.keys()].toSorted()).toEqual(forms.toSorted());
  expect(await lostDrafts(typing.confirmed)).toEqual([]);
});

async function start(): Promise<void> {
  origin = await server.start();
  proxy.servers.add(origin);
}

/** Each goes on until the server is killed, or to its own end. Rejects where anything else ends one. */
function sendAtOnce(senders: (() => Promise<void>)[]): Promise<unknown> {
  const toItsEnd = async (send: () => Promise<void>) => {
    try {
      await send();
    } catch (error) {
      if (!isKilled) throw error;
    }
  };
  return Promise.all(senders.map(toItsEnd));
}

/** Of each of three senders; the member may keep more. */
const mostUploads = 20;

function keepUploading() {
  const uploads: Upload[] = [];
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const send = async () => {
    for (let sent = 0; sent < mostUploads; sent += 1) {
      const upload = { address: await ask(), file: largePdf(uploads.length), isStored: false };
      uploads.push(upload);
      await requireOk(await put(upload));
      upload.isStored = true;
      if (uploads.filter(({ isStored }) => isStored).length >= 3) resolve();
    }
  };
  const ended = sendAtOnce([send, send, send]);
  return { uploads, isEnough: Promise.race([isEnough, ended]), ended };
}

/** One that has begun to arrive, and does not end. */
async function beginUpload(uploads: Upload[]): Promise<void> {
  const upload = { address: await ask(), file: largePdf(uploads.length), isStored: false };
  uploads.push(upload);
  const half = upload.file.bytes.subarray(0, upload.file.bytes.length / 2);
  const { promise: hasBegun, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(half), pull: () => resolve() });
  const sending = { method: "PUT", headers: { cookie, ...headersOf(upload.file) }, body, duplex: "half" };
  const isRefused = fetch(origin + upload.address, sending as RequestInit).then(
    ({ status }) => status === 503,
    () => false,
  );
  if (await Promise.race([hasBegun.then(() => false), isRefused])) await beginUpload(uploads);
}

/** Until a file is being written. */
async function halfAFile(): Promise<void> {
  while ((await readdir(incoming())).length === 0) await delay(1);
}

function incoming(): string {
  return join(server.folder, "files", "incoming");
}

/** Those that were confirmed and are not there, and those of which only a part is there. */
async function lostUploads(uploads: readonly Upload[]): Promise<string[]> {
  const lost = [];
  for (const { address, file, isStored } of uploads) {
    const answer = await insist(origin + address.replace(/\?.*/, ""), { headers: { cookie } });
    const isWhole = Buffer.from(await answer.arrayBuffer()).equals(file.bytes);
    const isRight = answer.status === 200 ? isWhole : answer.status === 404 && !isStored;
    if (!isRight) lost.push(`${address}: ${answer.status}`);
  }
  return lost;
}

async function ask(): Promise<string> {
  const answer = await insist(`${origin}/api/projects/upload`, { method: "POST", headers: { cookie } });
  return ((await (await requireOk(answer)).json()) as UploadAddress).uploadURL;
}

function put({ address, file }: Pick<Upload, "address" | "file">): Promise<Response> {
  const headers = { cookie, ...headersOf(file) };
  return insist(origin + address, { method: "PUT", headers, body: new Uint8Array(file.bytes) });
}

/** Each other than the others, in every part. */
function largePdf(number: number): Sent {
  return pdf(`${number}. `.repeat(100_000));
}

const forms = ["idea", "cofounder", "company", "project"] as const;

/** Texts that grow, in several forms at once. Each save is confirmed by its number. */
function keepTyping() {
  const confirmed = new Map<string, number>();
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const keepSaving = async (form: string) => {
    for (let typed = 1; ; typed += 1) {
      const { fields } = await saveDraft(form, typed);
      expect(fields?.["typed"]).toBe(typed);
      confirmed.set(form, typed);
      if (forms.every((each) => (confirmed.get(each) ?? 0) >= 10)) resolve();
    }
  };
  const ended = sendAtOnce(forms.map((form) => () => keepSaving(form)));
  return { confirmed, isEnough: Promise.race([isEnough, ended]), ended };
}

/** Forms whose draft is neither the one that was confirmed last nor the next, which may have arrived without an answer. */
async function lostDrafts(confirmed: ReadonlyMap<string, number>): Promise<string[]> {
  const lost = [];
  for (const [form, typed] of confirmed) {
    const answer = await requireOk(await insist(draftAt(form), { headers: { cookie } }));
    const { fields } = (await answer.json()) as Draft;
    const isKept = [typed, typed + 1].some(
      (each) => fields?.["typed"] === each && fields["text"] === textOf(each),
    );
    if (!isKept) lost.push(`${form}: ${typed}`);
  }
  return lost;
}

async function saveDraft(form: string, typed: number): Promise<Draft> {
  const draft = { fields: { typed, text: textOf(typed) }, editedAt: new Date(typed).toISOString() };
  const headers = { cookie, "content-type": "application/json" };
  const answer = await insist(draftAt(form), { method: "PUT", headers, body: JSON.stringify(draft) });
  return (await (await requireOk(answer)).json()) as Draft;
}

function draftAt(form: string): string {
  return `${origin}/api/drafts/${form}/new`;
}

/** No longer than a form holds. */
function textOf(typed: number): string {
  return "ү".repeat((typed % 1000) * 20);
}
