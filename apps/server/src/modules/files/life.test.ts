import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StoredFile } from "@khamt/contract";
import { filledForms } from "../../../test/forms.ts";
import {
  openUploader,
  openUploads,
  pdf,
  png,
  storageKinds,
  type Uploader,
  type Uploads,
} from "../../../test/uploads.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { files, users } from "../../platform/db/schema/index.ts";
import { sweepFiles } from "./sweep.ts";
import { claim } from "./queries.ts";
import { noLetters } from "../../../test/rows.ts";

let server: Uploads;
let me: Uploader;
let other: Uploader;
beforeAll(async () => {
  server = await openUploads();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  [me, other] = [await openUploader(server), await openUploader(server)];
});

describe.each(storageKinds)("a file in a %s", (kind) => {
  beforeEach(() => server.use(kind));

  test("R15: is its owner's, everybody's while a profile shows it, and its owner's again", async () => {
    const logo = await store(await png());
    expect(await seenBy(logo)).toEqual({ me: 200, other: 404, visitor: 404 });
    const shown = await company("POST", { logoUrl: logo });
    expect(await seenBy(logo)).toEqual({ me: 200, other: 200, visitor: 200 });
    expect((await server.get(logo)).headers["cache-control"]).toBe("public, max-age=60");
    const paused = await company("PUT", { logoUrl: logo, isPublished: false }, shown);
    expect(await seenBy(logo)).toEqual({ me: 200, other: 404, visitor: 404 });
    const back = await company("PUT", { logoUrl: logo }, paused);
    expect(await seenBy(logo)).toEqual({ me: 200, other: 200, visitor: 200 });
    await company("PUT", { logoUrl: null }, back);
    expect(await seenBy(logo)).toEqual({ me: 200, other: 404, visitor: 404 });
  });

  test("that nothing shows goes after a day; what a profile shows stays, also when another one leaves it", async () => {
    const [logo, unshown, plan] = [await store(await png()), await store(await png()), await store(pdf())];
    const shown = await company("POST", { logoUrl: logo, projectFiles: [plan] });
    await avatar(logo);
    await company("PUT", { logoUrl: null, projectFiles: [plan] }, shown);
    server.clock.pass({ minutes: 24 * 60 });
    expect(await sweep()).toBe(0);
    server.clock.pass({ seconds: 1 });
    expect(await sweep()).toBe(1);
    expect(await server.namesOf(unshown)).toEqual([]);
    expect(await seenBy(unshown)).toMatchObject({ me: 404 });
    expect(await seenBy(logo)).toEqual({ me: 200, other: 200, visitor: 200 });
    expect(await seenBy(plan)).toMatchObject({ me: 200 });
    await avatar(null);
    server.clock.pass({ days: 2 });
    expect(await sweep()).toBe(1);
    expect(await server.namesOf(logo)).toEqual([]);
  });

  test("that fails to be removed is removed the next time, can't be shown in between, and keeps no other from going", async () => {
    const [first, second] = [await store(await png()), await store(pdf())];
    server.clock.pass({ days: 2 });
    let calls = 0;
    server.before.remove = () => {
      calls += 1;
      if (calls === 3) throw new Error("the storage is gone");
    };
    await expect(sweep()).rejects.toThrow("the storage is gone");
    server.before.remove = () => {};
    expect(await server.db.$count(files)).toBe(1);
    expect((await tryAvatar(first)).statusCode).toBe(400);
    expect(await sweep()).toBe(1);
    for (const address of [first, second]) expect(await server.namesOf(address)).toEqual([]);
    expect(await server.db.$count(files)).toBe(0);
  });

  test("R44: of an erased account is removed, shown or not", async () => {
    const [logo, plan] = [await store(await png()), await store(pdf())];
    await company("POST", { logoUrl: logo });
    const now = server.clock.now();
    await server.db.update(users).set({ deletesAt: now }).where(eq(users.id, me.id));
    expect(await seenBy(logo)).toMatchObject({ other: 404, visitor: 404 });
    expect(await sweep()).toBe(0);
    await eraseDue(server.db, { now, ...noLetters });
    expect(await seenBy(logo)).toMatchObject({ other: 404, visitor: 404 });
    expect(await sweep()).toBe(2);
    for (const address of [logo, plan]) expect(await server.namesOf(address)).toEqual([]);
  });
});

test("R24: an upload that never came, and one that a killed server left half way, go after an hour", async () => {
  const [waiting, halfWay] = [await me.address(), await me.address()];
  const key = /[\da-f-]{36}/.exec(halfWay)?.[0] ?? "";
  expect(await claim(server.db, key, me.id)).toBe(true);
  await server.storage.put(`${key}-small`, Buffer.from("half"), "image/webp");
  expect((await me.send(halfWay, pdf())).json()).toMatchObject({ error: "invalid-link" });
  server.clock.pass({ minutes: 60 });
  expect(await sweep()).toBe(0);
  server.clock.pass({ seconds: 1 });
  expect(await sweep()).toBe(2);
  expect([await server.db.$count(files), await server.namesOf(halfWay)]).toEqual([0, []]);
  expect((await me.send(waiting, pdf())).json()).toMatchObject({ error: "invalid-link" });
});

test("an upload that is swept while it comes in is refused and leaves nothing behind", async () => {
  const address = await me.address();
  server.before.put = async () => {
    await server.db.delete(files);
  };
  const answer = await me.send(address, pdf());
  server.before.put = () => {};
  expect(answer.json()).toMatchObject({ error: "invalid-link" });
  expect(await server.namesOf(address)).toEqual([]);
});

function sweep(): Promise<number> {
  return sweepFiles({ db: server.db, storage: server.storage, now: server.clock.now() });
}

async function store(file: Parameters<Uploader["send"]>[1]): Promise<string> {
  return (await me.send(await me.address(), file)).json<StoredFile>().url;
}

type Company = { id: string; updatedAt: string };

/** Writes the member's company; answers with what is there then. */
async function company(method: "POST" | "PUT", fields: object, before?: Company): Promise<Company> {
  const place = before ? `/${before.id}?version=${encodeURIComponent(before.updatedAt)}` : "";
  const answer = await server.call({
    method,
    url: `/api/companies${place}`,
    headers: { cookie: me.cookie },
    payload: { ...filledForms.company, projectFiles: [], ...fields },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Company>();
}

function tryAvatar(address: string | null) {
  const headers = { cookie: me.cookie };
  return server.call({ method: "PATCH", url: "/api/account", headers, payload: { avatar: address } });
}

async function avatar(address: string | null): Promise<void> {
  expect((await tryAvatar(address)).statusCode).toBe(200);
}

async function seenBy(address: string) {
  const [mine, others, visitors] = [
    await me.read(address),
    await other.read(address),
    await server.get(address),
  ];
  return { me: mine.statusCode, other: others.statusCode, visitor: visitors.statusCode };
}
