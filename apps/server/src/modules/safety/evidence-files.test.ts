import { randomUUID } from "node:crypto";
import type { MemberFile, Message, ReportCase, UploadAddress } from "@khamt/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signInMember } from "../../../test/member.ts";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { headersOf, openUploads, pdf, png, type Sent, type Uploads } from "../../../test/uploads.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { sweepFiles } from "../files/index.ts";
import { sweepEvidence } from "./evidence.ts";

let server: Uploads;
let admin: Person;
let bat: Person;
let sara: Person;
let path: string;
let conversationId: string;
beforeAll(async () => {
  server = await openUploads();
});
beforeEach(async () => {
  await server.reset();
  admin = await addPerson(server, { role: "admin" });
  [bat, sara] = [await addPerson(server), await addPerson(server)];
  conversationId = (await connect(bat, sara)).conversationId ?? "";
  path = `/api/conversations/${conversationId}/messages`;
});
afterAll(() => server.close());

/** Answers with its address. */
async function store(ownerId: string, file: Sent): Promise<string> {
  const headers = { cookie: await server.signIn(ownerId) };
  const { uploadURL } = (await server.post("/api/projects/upload", {}, headers)).json<UploadAddress>();
  const sending = { method: "PUT" as const, url: uploadURL, payload: file.bytes };
  const stored = await server.call({ ...sending, headers: { ...headers, ...headersOf(file) } });
  expect(stored.statusCode, stored.body).toBe(200);
  return uploadURL.replace(/\?.*/, "");
}

async function sendFile(by: Person, text = ""): Promise<{ url: string; seq: number }> {
  const url = await store(by.id, pdf("a threat"));
  const answer = await by.post(path, { id: randomUUID(), text, attachments: [url] });
  expect(answer.statusCode, answer.body).toBe(200);
  return { url, seq: answer.json<Message>().seq };
}

async function report(): Promise<string> {
  const subject = { kind: "conversation", id: conversationId };
  const input = { clientId: randomUUID(), subject, reason: "scam", text: "" };
  return (await bat.post("/api/reports", input)).json<{ id: string }>().id;
}

const sweep = async () => {
  const now = server.clock.now();
  await sweepEvidence(server.db, { now, conduct: usualConduct });
  return sweepFiles({ db: server.db, storage: server.storage, now });
};
const seen = async (url: string) => {
  const readers = Object.entries({ admin, bat, sara });
  const found = [];
  for (const [name, each] of readers) found.push([name, (await each.get(url)).statusCode]);
  return Object.fromEntries(found) as Record<string, number>;
};

test("files of what is reported stay for the case when their sender deletes them, and go with it", async () => {
  const before = await sendFile(sara);
  expect(await seen(before.url)).toEqual({ admin: 404, bat: 200, sara: 200 });
  const id = await report();
  const after = await sendFile(sara, "You will be sorry");
  for (const { seq } of [before, after]) await sara.delete(`${path}/${seq}`);
  server.clock.pass({ days: 3 });
  expect(await sweep()).toBe(0);

  const [made] = (await admin.get("/api/admin/reports")).json<ReportCase[]>();
  const kept = made?.reports[0]?.evidence?.slice(-2);
  expect(kept).toMatchObject([
    { text: "", files: [{ url: before.url, name: "Төлөвлөгөө.pdf" }] },
    { text: "You will be sorry", files: [{ url: after.url, type: "application/pdf" }] },
  ]);
  for (const { url } of [before, after]) {
    // For whom it was, and for who sent it, it is gone, and nothing tells that it is kept.
    expect(await seen(url)).toEqual({ admin: 200, bat: 404, sara: 404 });
    expect((await server.get(url)).statusCode).toBe(404);
  }
  expect((await sara.get("/api/my-files")).json<MemberFile[]>()).toEqual([]);

  const decided = await admin.post(`/api/admin/reports/${id}/uphold`, { rule: "no-fraud" });
  expect(decided.statusCode, decided.body).toBe(200);
  server.clock.pass({ days: usualConduct.appealDays + 1 });
  expect(await sweep()).toBe(2);
  expect(await seen(before.url)).toEqual({ admin: 404, bat: 404, sara: 404 });
  expect(await server.namesOf(before.url)).toEqual([]);
});

test("files of what is reported stand once, with the words; of what came later only the words", async () => {
  const before = await sendFile(sara, "Look at this");
  await report();
  const told = async () => {
    const [made] = (await admin.get("/api/admin/reports")).json<ReportCase[]>();
    return { passages: made?.passages.slice(1), evidence: made?.reports[0]?.evidence };
  };
  const look = { author: sara.name, text: "Look at this", files: [{ url: before.url }] };
  expect(await told()).toMatchObject({ passages: [look], evidence: null });
  expect(await seen(before.url)).toMatchObject({ admin: 200 });
  await sendFile(sara, "And this");
  expect((await told()).passages).toMatchObject([look, { text: "And this", files: [] }]);
});

test("pictures that a profile showed when it was reported stay for the case, for administrators alone, and go with it", async () => {
  const owner = await signInMember(server);
  const [shown, another] = [await store(owner.id, await png()), await store(owner.id, await png())];
  const company = await owner.make("company", { logoUrl: shown, projectFiles: [] });
  const input = {
    clientId: randomUUID(),
    subject: { kind: "company", id: company.id },
    reason: "scam",
    text: "",
  };
  const { id } = (await bat.post("/api/reports", input)).json<{ id: string }>();
  await owner.edit("company", company, { logoUrl: another });
  server.clock.pass({ days: 3 });
  expect(await sweep()).toBe(0);

  const [made] = (await admin.get("/api/admin/reports")).json<ReportCase[]>();
  expect(made?.reports[0]?.evidence?.at(-1)).toEqual({
    author: null,
    text: "",
    files: [{ url: shown, name: "logo.png", type: "image/png" }],
  });
  const asOwner = { cookie: await server.signIn(owner.id) };
  expect((await server.get(shown, asOwner)).statusCode).toBe(404);
  expect(await seen(shown)).toEqual({ admin: 200, bat: 404, sara: 404 });
  expect(await seen(another)).toEqual({ admin: 200, bat: 200, sara: 200 });

  await admin.post(`/api/admin/reports/${id}/uphold`, { rule: "no-fraud" });
  server.clock.pass({ days: usualConduct.appealDays + 1 });
  expect(await sweep()).toBe(1);
  expect(await server.namesOf(shown)).toEqual([]);
});

test("files of a conversation that nobody has reported go as before, and an administrator opens none", async () => {
  const { url, seq } = await sendFile(sara);
  await sara.delete(`${path}/${seq}`);
  expect(await seen(url)).toMatchObject({ admin: 404, bat: 404 });
  expect(await sweep()).toBe(1);
  expect(await server.namesOf(url)).toEqual([]);
});
