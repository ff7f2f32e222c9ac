import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { managedProgramme, type ProgrammeInput } from "@khamt/contract";
import { files } from "../../platform/db/schema/index.ts";
import { sweepFiles } from "../files/index.ts";
import type { Account } from "../../../test/account.ts";
import {
  server,
  boss,
  saran,
  bat,
  spring,
  made,
  joined,
  decide,
  put,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

const alt = { en: "Ten teams on a stage", mn: "Тайзан дээрх арван баг" };
const addFile = (key: string, { id: userId }: Account, type = "image/png") =>
  server.db.insert(files).values({ key, userId, type, state: "stored", freeSince: server.clock.now() });
const pictured = (key: string): ProgrammeInput => ({ ...spring, picture: { url: `/files/${key}`, alt } });
const change = (id: string, input: ProgrammeInput, by: Account) =>
  put(`/api/manage/programmes/${id}`, input, by);
const freeSince = async (key: string) =>
  (await server.db.select({ at: files.freeSince }).from(files).where(eq(files.key, key)))[0]?.at;

describe("a programme's picture", () => {
  test("is shown to everybody with its words, stays in an edit that says nothing of it, and can be taken away", async () => {
    await addFile("stage-picture-1", boss);
    const id = await made(pictured("stage-picture-1"));
    const shown = { picture: { url: "/files/stage-picture-1", alt } };
    expect((await server.get("/api/programmes/spring-2026")).json()).toMatchObject(shown);
    expect((await server.get("/api/programmes")).json()).toMatchObject([shown]);
    expect(await freeSince("stage-picture-1")).toBeNull();
    const kept = await change(id, spring, boss);
    expect(managedProgramme.strict().parse(kept.json())).toMatchObject(shown);
    const gone = await change(id, { ...spring, picture: null }, boss);
    expect(gone.json()).toMatchObject({ picture: null });
    expect(await freeSince("stage-picture-1")).not.toBeNull();
  });

  test("is an own stored picture of who writes it, and nothing else", async () => {
    await addFile("bats-picture-1", bat);
    await addFile("a-document-1", boss, "application/pdf");
    const id = await made();
    for (const url of ["/files/bats-picture-1", "/files/a-document-1", "/files/not-there-at-all"]) {
      const answer = await change(id, { ...spring, picture: { url, alt } }, boss);
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "picture" });
    }
    for (const url of ["https://elsewhere.example/a.png", "/api/health"])
      expect((await change(id, { ...spring, picture: { url, alt } }, boss)).statusCode).toBe(400);
  });

  test("another manager goes on with it, and replaces it by an own one", async () => {
    await addFile("stage-picture-2", boss);
    const id = await made(pictured("stage-picture-2"));
    await joined(saran);
    await decide(boss, id, saran, "make-manager");
    expect((await change(id, pictured("stage-picture-2"), saran)).statusCode).toBe(200);
    await addFile("sarans-picture-1", saran);
    expect((await change(id, pictured("sarans-picture-1"), saran)).statusCode).toBe(200);
    expect(await freeSince("stage-picture-2")).not.toBeNull();
  });

  test("outlives the account of who sent it, and is swept away once nothing shows it", async () => {
    await addFile("stage-picture-3", boss);
    const id = await made(pictured("stage-picture-3"));
    await server.db.update(files).set({ userId: null }).where(eq(files.key, "stage-picture-3"));
    const sweep = () => {
      server.clock.pass({ days: 2 });
      return sweepFiles({ db: server.db, storage: server.storage, now: server.clock.now() });
    };
    expect(await sweep()).toBe(0);
    const again = { ...boss, cookie: await server.signIn(boss.id) };
    const answer = await change(id, { ...spring, picture: null }, again);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await sweep()).toBe(1);
  });
});
