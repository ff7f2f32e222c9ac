import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StoredFile } from "@khamt/contract";
import {
  jpeg,
  openUploader,
  openUploads,
  pdf,
  png,
  type Sent,
  storageKinds,
  type Uploader,
  type Uploads,
} from "../../../test/uploads.ts";
import { manyScans } from "../../../test/many-scans.ts";
import { files } from "../../platform/db/schema/index.ts";
import { fileLimits } from "./file-limits.ts";
import { messages } from "../../platform/words/index.ts";

let server: Uploads;
let me: Uploader;
beforeAll(async () => {
  server = await openUploads();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  me = await openUploader(server);
});

const pathOf = (address: string) => address.replace(/\?.*/, "");

describe.each(storageKinds)("a file sent to a %s", (kind) => {
  beforeEach(() => server.use(kind));

  test("R26: a PDF is kept as it is under its address without query, and comes as something to save, never to run", async () => {
    const address = await me.address();
    const sent = pdf("a plan");
    const stored = await me.send(address, sent);
    expect(stored.json()).toEqual({ url: pathOf(address), name: "Төлөвлөгөө.pdf" });
    const { headers, rawPayload } = await me.read(pathOf(address));
    expect(rawPayload.equals(sent.bytes)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none';.*sandbox$/),
      "cross-origin-resource-policy": "same-origin",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("Төлөвлөгөө.pdf")}`,
      "cache-control": "private, no-cache",
    });
  });

  test.each([
    ["PNG", png],
    ["JPEG", jpeg],
  ])("R26: of a %s three new pictures are kept, without place, device and original", async (_name, make) => {
    const address = await me.address();
    const { url } = (await me.send(address, await make())).json<StoredFile>();
    for (const [size, width] of [
      ["small", 160],
      ["card", 480],
      ["full", 600],
    ] as const) {
      const { headers, rawPayload } = await me.read(`${url}?size=${size}`);
      expect(headers["content-type"]).toBe("image/webp");
      expect(headers["content-disposition"]).toBe("inline");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
      expect(rawPayload.includes("canary")).toBe(false);
    }
    const names = await server.namesOf(address);
    expect(new Set(names.map((name) => /-(small|card|full)\b/.exec(name)?.[1]))).toEqual(
      new Set(["small", "card", "full"]),
    );
    const etag = String((await me.read(url)).headers["etag"]);
    const same = await me.read(url, { "if-none-match": etag });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
  });

  const refused: [string, string, number, () => Sent | Promise<Sent>][] = [
    ["has another extension", "wrong-file-type", 415, () => ({ ...pdf(), name: "plan.pdf.html" })],
    ["says a type that isn't taken", "wrong-file-type", 415, () => ({ ...pdf(), type: "text/html" })],
    [
      "is a picture that says PDF",
      "wrong-file-type",
      415,
      async () => ({ ...pdf(), bytes: (await png()).bytes }),
    ],
    [
      "is a page that says PNG",
      "wrong-file-type",
      415,
      async () => ({ ...(await png()), bytes: Buffer.from("<html>") }),
    ],
    ["is a PDF and a page at once", "wrong-file-type", 415, () => pdf("<script>alert(1)</script>")],
    [
      "is a picture of thousands of passes",
      "wrong-file-type",
      415,
      async () => ({ ...(await jpeg()), bytes: await manyScans({ side: 500, scans: 2000 }) }),
    ],
    ["is half a picture", "wrong-file-type", 415, async () => halfOf(await jpeg())],
    ["is empty", "wrong-file-type", 415, () => ({ ...pdf(), bytes: Buffer.alloc(0) })],
    ["is a byte too long", "file-too-large", 413, () => pdf("x".repeat(fileLimits.mostBytes))],
  ];

  test.each(refused)(
    "R23 R24: that %s is refused with words, and nothing is kept",
    async (_what, id, status, make) => {
      const address = await me.address();
      const file = await make();
      for (const language of ["mn", "en"] as const) {
        const answer = await me.send(address, file, { cookie: `${me.cookie}; khamt-lang=${language}` });
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toEqual({
          error: id,
          message: messages[language][id as keyof (typeof messages)["en"]],
          requestId: answer.headers["x-request-id"],
        });
      }
      expect(await server.namesOf(address)).toEqual([]);
      expect((await me.read(pathOf(address))).statusCode).toBe(404);
      expect((await me.send(address, pdf())).statusCode).toBe(200);
    },
  );

  test("R25: is taken once: a second one changes nothing", async () => {
    const address = await me.address();
    const [first, second] = await Promise.all([me.send(address, pdf("a")), me.send(address, pdf("b"))]);
    const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
    expect([won.statusCode, lost.statusCode]).toEqual([200, 400]);
    const kept = (await me.read(pathOf(address))).rawPayload;
    expect(kept.equals((won === first ? pdf("a") : pdf("b")).bytes)).toBe(true);
    expect((await me.send(address, pdf("c"))).json()).toMatchObject({ error: "invalid-link" });
    expect((await me.read(pathOf(address))).rawPayload.equals(kept)).toBe(true);
  });

  test("R37: a storage that fails loses nothing: the sender hears of it, and the same address takes the file later", async () => {
    const address = await me.address();
    let calls = 0;
    server.before.put = () => {
      calls += 1;
      if (calls === 2) throw new Error("the storage is gone");
    };
    const file = await png();
    expect((await me.send(address, file)).statusCode).toBe(500);
    expect((await me.read(pathOf(address))).statusCode).toBe(404);
    expect((await me.send(address, file)).statusCode).toBe(200);
    expect((await me.read(pathOf(address))).statusCode).toBe(200);
    server.before.put = () => {};
  });
});

test("R25: an address is good for its member, for ten minutes, and as it was given", async () => {
  const other = await openUploader(server);
  const address = await me.address();
  const change = (name: string, value: string) => {
    const url = new URL(address, "http://khamt.test");
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };
  const signature = new URLSearchParams(address.split("?")[1]).get("signature") ?? "";
  const tampered = [
    change("expires", "9999999999999"),
    change("most", "1073741824"),
    change("signature", ""),
    change("signature", signature.slice(1)),
    `${address}&signature=${signature}`,
    pathOf(address),
    address.replace(/^\/files\/.{8}/, "/files/00000000"),
  ];
  for (const url of tampered)
    expect((await me.send(url, pdf())).json(), url).toMatchObject({ error: "invalid-link" });
  for (const path of ["../secret", "%2e%2e%2fsecret", "a%00b", "..%5cb"])
    expect((await me.send(`/files/${path}?${address.split("?")[1]}`, pdf())).statusCode, path).toBeOneOf([
      400, 404,
    ]);
  expect((await other.send(address, pdf())).json()).toMatchObject({ error: "invalid-link" });
  expect((await server.call({ method: "PUT", url: address, payload: "x" })).statusCode).toBe(401);
  server.clock.pass({ seconds: fileLimits.grantLife / 1000 + 1 });
  expect((await me.send(address, pdf())).json()).toMatchObject({ error: "invalid-link" });
  expect(await server.namesOf(address)).toEqual([]);
});

test("R24: a member has twenty uploads open at most, also when asking at once; used up ones make room again", async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => me.ask()));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(fileLimits.mostPending);
  const [refused] = answers.filter(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json()]).toEqual([
    409,
    expect.objectContaining({ error: "too-many-files", message: messages.en["too-many-files"] }),
  ]);
  expect((await (await openUploader(server)).ask()).statusCode).toBe(200);
  server.clock.pass({ minutes: 13 });
  expect((await me.ask()).statusCode).toBe(200);
});

test("R24: what is stored and what may still come never pass a member's 200 MB", async () => {
  const { mostBytes, mostBytesOfMember } = fileLimits;
  const row = { key: "00000000-large", userId: me.id, state: "stored" as const };
  await server.db.insert(files).values({ ...row, bytes: mostBytesOfMember - 2 * mostBytes });
  const answers = [await me.ask(), await me.ask(), await me.ask()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
});

test("R26: whatever a file is called, its name comes back in a header that holds nothing else", async () => {
  const anyName = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.constant('a"\r\nset-cookie: b=c;\u202egpj.'),
  );
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      await server.db.delete(files);
      const address = await me.address();
      const stored = await me.send(address, { ...pdf(), name: `${name}a.pdf` });
      expect(stored.statusCode).toBe(200);
      const { headers } = await me.read(pathOf(address));
      expect(headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]*\.pdf$/);
      expect(headers["set-cookie"]).toBeUndefined();
      const { name: shown } = stored.json<StoredFile>();
      expect(shown).not.toMatch(/[/\\\p{Cc}\u202e]/u);
      expect(Array.from(shown).length).toBeLessThanOrEqual(150);
    }),
    { numRuns: 15 },
  );
});

function halfOf(file: Sent): Sent {
  return { ...file, bytes: file.bytes.subarray(0, file.bytes.length / 2) };
}
