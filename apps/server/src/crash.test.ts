import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Draft, UploadAddress } from "@khamt/contract";
import { type KillableServer, prepareKillableServer, signUpAt } from "../test/killable-server.ts";
import { headersOf, pdf, type Sent } from "../test/uploads.ts";

let server: KillableServer;
let origin: string;
let cookie: string;
beforeAll(async () => {
  server = await prepareKillableServer();
});
afterAll(() => server.remove());

type Upload = { address: string; file: Sent; isStored: boolean };

test("R37 fault 1: a server that is killed amid uploads and autosaves has all that it confirmed, and never half a file", async () => {
  origin = await server.start();
  cookie = await signUpAt(origin);
  const uploading = keepUploading();
  const typing = keepTyping();
  await Promise.all([uploading.isEnough, typing.isEnough]);
  await beginUpload(uploading.uploads);
  await server.kill();
  await Promise.all([uploading.ended, typing.ended]);

  origin = await server.start();
  expect(await readdir(join(server.folder, "files", "incoming"))).toEqual([]);
  expect(await lostUploads(uploading.uploads)).toEqual([]);
  expect(uploading.uploads.filter(({ isStored }) => isStored).length).toBeGreaterThanOrEqual(3);
  expect((await put({ address: await ask(), file: pdf() })).status).toBe(200);
  expect([...typing.confirmed.keys()].toSorted()).toEqual(forms.toSorted());
  expect(await lostDrafts(typing.confirmed)).toEqual([]);
}, 180_000);

/** Of each of three senders; the member may keep more. */
const mostUploads = 5;

function keepUploading() {
  const uploads: Upload[] = [];
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const keepSending = async () => {
    for (let sent = 0; sent < mostUploads; sent += 1) {
      const upload = { address: await ask(), file: largePdf(uploads.length), isStored: false };
      uploads.push(upload);
      upload.isStored = (await put(upload)).ok;
      if (uploads.filter(({ isStored }) => isStored).length >= 3) resolve();
    }
  };
  const ended = Promise.all([1, 2, 3].map(() => keepSending().catch(resolve)));
  return { uploads, isEnough, ended };
}

/** One that has begun to arrive, and does not end. */
async function beginUpload(uploads: Upload[]): Promise<void> {
  const upload = { address: await ask(), file: largePdf(uploads.length), isStored: false };
  uploads.push(upload);
  const half = upload.file.bytes.subarray(0, upload.file.bytes.length / 2);
  const body = new ReadableStream({ start: (controller) => controller.enqueue(half) });
  const sending = { method: "PUT", headers: { cookie, ...headersOf(upload.file) }, body, duplex: "half" };
  void fetch(origin + upload.address, sending as RequestInit).catch(() => {});
  const incoming = join(server.folder, "files", "incoming");
  await vi.waitFor(async () => expect(await readdir(incoming)).not.toEqual([]), 10_000);
}

/** Those that were confirmed and are not there, and those of which only a part is there. */
async function lostUploads(uploads: readonly Upload[]): Promise<string[]> {
  const lost = [];
  for (const { address, file, isStored } of uploads) {
    const answer = await call(origin + address.replace(/\?.*/, ""), { headers: { cookie } });
    const isWhole = Buffer.from(await answer.arrayBuffer()).equals(file.bytes);
    const isRight = answer.status === 200 ? isWhole : answer.status === 404 && !isStored;
    if (!isRight) lost.push(`${address}: ${answer.status}`);
  }
  return lost;
}

async function ask(): Promise<string> {
  const answer = await call(`${origin}/api/projects/upload`, { method: "POST", headers: { cookie } });
  return ((await answer.json()) as UploadAddress).uploadURL;
}

function put({ address, file }: Pick<Upload, "address" | "file">): Promise<Response> {
  const headers = { cookie, ...headersOf(file) };
  return call(origin + address, { method: "PUT", headers, body: new Uint8Array(file.bytes) });
}

/** Each other than the others, in every part. */
function largePdf(number: number): Sent {
  return pdf(`${number}. `.repeat(500_000));
}

const forms = ["idea", "cofounder", "company", "project"] as const;

/** Texts that grow, in several forms at once. Each save is confirmed by its number. */
function keepTyping() {
  const confirmed = new Map<string, number>();
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const keepSaving = async (form: string) => {
    for (let typed = 1; ; typed += 1) {
      const { fields } = await saveDraft(form, typed);
      if (fields?.["typed"] === typed) confirmed.set(form, typed);
      if (forms.every((each) => (confirmed.get(each) ?? 0) >= 10)) resolve();
    }
  };
  const ended = Promise.all(forms.map((form) => keepSaving(form).catch(resolve)));
  return { confirmed, isEnough, ended };
}

/** Forms whose draft is neither the one that was confirmed last nor the next, which may have arrived without an answer. */
async function lostDrafts(confirmed: ReadonlyMap<string, number>): Promise<string[]> {
  const lost = [];
  for (const [form, typed] of confirmed) {
    const answer = await call(draftAt(form), { headers: { cookie } });
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
  const answer = await call(draftAt(form), { method: "PUT", headers, body: JSON.stringify(draft) });
  return (await answer.json()) as Draft;
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

function draftAt(form: string): string {
  return `${origin}/api/drafts/${form}/new`;
}

function textOf(typed: number): string {
  return "ү".repeat(typed * 20);
}
