import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as open } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ErrorBody } from "@khamt/contract";
import {
  headersOf,
  openUploader,
  openUploads,
  pdf,
  storageKinds,
  type Uploader,
  type Uploads,
} from "../../../test/uploads.ts";
import { files } from "../../platform/db/schema/index.ts";
import { fileLimits } from "./file-limits.ts";
import { messages } from "../../platform/words/index.ts";

const gigabyte = 1024 ** 3;
const megabyte = 1024 ** 2;
let server: Uploads;
let origin: string;
let me: Uploader;
beforeAll(async () => {
  // A busy machine needs seconds for ten megabytes, and to read an answer beside them.
  server = await openUploads({ patience: { body: 2000, upload: 8000, rest: 10_000, grace: 10_000 } });
  origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  me = await openUploader(server);
});

describe.each(storageKinds)("over a real connection, on the way to a %s,", (kind) => {
  beforeEach(() => server.use(kind));

  test.each<[string, Record<string, string | number>, number]>([
    ["says so is refused at once", { "content-length": gigabyte }, 0],
    [
      "says no length is cut off after ten megabytes",
      { "transfer-encoding": "chunked" },
      fileLimits.mostBytes,
    ],
  ])(
    "R24: a gigabyte that %s, others are served meanwhile, and it is not listened to for long",
    async (_what, headers, least) => {
      const address = await me.address();
      const upload = start("PUT", address, headers);
      const isClosed = new Promise((resolve) => void upload.once("close", resolve));
      const [{ status, body }, sent] = await Promise.all([answerOf(upload), pour(upload), serveOther()]);
      expect([status, body.error]).toEqual([413, "file-too-large"]);
      expect(sent).toBeGreaterThan(least);
      expect(sent).toBeLessThan(64 * megabyte);
      await isClosed;
      expect(await afterwards(address)).toEqual(takenAgain);
    },
  );

  test("R25: an upload that breaks off leaves nothing, and the address may be used again", async () => {
    const address = await me.address();
    const upload = start("PUT", address, { "content-length": 1000 });
    upload.on("error", () => {});
    upload.write("%PDF-1.7");
    await waitForState(address, "receiving");
    upload.destroy();
    expect(await afterwards(address)).toEqual(takenAgain);
  });
});

// The limit holds before anything reaches a storage.
test("R24: a slow upload is told so in the sender's words, and others are served meanwhile", async () => {
  const address = await me.address();
  const upload = start("PUT", address, { "content-length": 1000, cookie: `${me.cookie}; khamt-lang=mn` });
  const [answer] = await Promise.all([answerOf(upload), trickle(upload), serveOther()]);
  expect(answer).toMatchObject(tooSlow(answer, "mn"));
  expect(await afterwards(address)).toEqual(takenAgain);
});

test("a slow JSON body is told so too, in either language", async () => {
  const tooSlowIn = async (language: "mn" | "en") => {
    const type = { "content-type": "application/json", "content-length": 1000 };
    const call = request("POST", "/api/auth/sign-in", { ...type, "accept-language": language });
    const [answer] = await Promise.all([answerOf(call), trickle(call), serveOther()]);
    expect(answer).toMatchObject(tooSlow(answer, language));
  };
  await Promise.all([tooSlowIn("mn"), tooSlowIn("en")]);
});

function start(method: string, address: string, headers: Record<string, string | number>): ClientRequest {
  return request(method, address, { cookie: me.cookie, ...headersOf(pdf()), ...headers });
}

function request(method: string, path: string, headers: Record<string, string | number>): ClientRequest {
  return open(origin + path, { method, headers, agent: false });
}

type Answer = { status: number | undefined; headers: IncomingMessage["headers"]; body: ErrorBody };

async function answerOf(call: ClientRequest): Promise<Answer> {
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of answer.setEncoding("utf8")) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) as ErrorBody };
}

/** Sends for as long as the connection takes it. Answers with how much it was until there was an answer. */
async function pour(upload: ClientRequest): Promise<number> {
  const chunk = Buffer.alloc(megabyte / 4, "x");
  let sent = 0;
  return new Promise((resolve) => {
    const send = () => {
      do sent += chunk.length;
      while (upload.write(chunk) && sent < gigabyte);
    };
    upload.on("error", () => {});
    upload.on("drain", send);
    upload.once("response", () => resolve(sent));
    send();
  });
}

/** A byte now and then, until there is an answer. */
async function trickle(call: ClientRequest): Promise<void> {
  call.on("error", () => {});
  const timer = setInterval(() => call.write(" "), 50);
  await once(call, "response");
  clearInterval(timer);
}

function tooSlow({ headers }: Answer, language: "en" | "mn") {
  const body = {
    error: "too-slow",
    message: messages[language]["too-slow"],
    requestId: headers["x-request-id"],
  };
  return { status: 408, headers: { connection: "close" }, body };
}

/** Throws unless another call is answered. */
async function serveOther(): Promise<void> {
  const answer = await fetch(`${origin}/api/my-files`, { headers: { cookie: me.cookie } });
  if (!answer.ok) throw new Error(`others get ${answer.status}`);
}

async function waitForState(address: string, state: string): Promise<void> {
  const key = /[\da-f-]{36}/.exec(address)?.[0] ?? "";
  const look = async () => {
    const [row] = await server.db.select().from(files).where(eq(files.key, key));
    return row?.state;
  };
  await expect.poll(look).toBe(state);
}

/** What is kept once the upload is given up, and how a new one to the same address is answered. */
async function afterwards(address: string): Promise<{ kept: string[]; status: number }> {
  await waitForState(address, "pending");
  const kept = await server.namesOf(address);
  return { kept, status: (await me.send(address, pdf())).statusCode };
}

const takenAgain = { kept: [], status: 200 };

test("R24: an upload that comes by drops gives its place to others long before its time is over", async () => {
  const strict = await openUploads({ patience: { body: 300, upload: 60_000, rest: 1500, grace: 100 } });
  const port = await strict.app.listen({ port: 0, host: "127.0.0.1" });
  const sender = await openUploader(strict);
  const headers = { cookie: sender.cookie, ...headersOf(pdf()), "content-length": 1000 };
  const upload = open(port + (await sender.address()), { method: "PUT", headers, agent: false });
  const [answer] = await Promise.all([answerOf(upload), trickle(upload)]);
  expect(answer).toMatchObject(tooSlow(answer, "en"));
  await strict.close();
});
