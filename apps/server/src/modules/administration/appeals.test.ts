import type { OwnSanction } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser, signInAs } from "../../../test/accounts.ts";
import { testKeys } from "../../../test/app.ts";
import { appealToken } from "../../platform/auth/suspension.ts";
import { sanctions } from "../../platform/db/schema/index.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import {
  admin,
  bat,
  contactEmail,
  log,
  restore,
  server,
  suspend,
  useAdministration,
  why,
} from "./set-up-administration.ts";

useAdministration();

describe("an account that is suspended", () => {
  test("appeals by the letter's link without signing in, once, and by nobody else's", async () => {
    await suspend(bat);
    const { token } = lastLetter(server, "account-standing");
    const read = await server.post("/api/appeal/read", { token });
    expect(read.json<OwnSanction>()).toMatchObject({ sanction: why, appealTo: contactEmail, isRead: true });
    const text = "It was my brother";
    expect((await server.post("/api/appeal", { token, text })).json()).toMatchObject({
      sanction: { appeal: text },
    });
    expect((await server.post("/api/appeal", { token, text })).statusCode).toBe(409);
    expect((await server.post("/api/appeal", { token: `${token}x`, text })).statusCode).toBe(400);
    const [row] = await server.db.select().from(sanctions);
    const forged = `${row?.id}.${appealToken(testKeys, "another").split(".")[1]}`;
    expect((await server.post("/api/appeal/read", { token: forged })).statusCode).toBe(400);
    expect((await server.post("/api/appeal/read", {})).statusCode).toBe(400);
    const appealed = (await admin.get("/api/manage/members?state=appealed")).json<{ id: string }[]>();
    expect(appealed.map(({ id }) => id)).toEqual([bat.id]);
    expect((await admin.get(`/api/manage/members/${bat.id}`)).json()).toMatchObject({
      sanction: { appeal: text },
    });
    expect((await admin.get("/api/notifications")).body).toContain("/manage/members?state=appealed");
  });

  test("hears that its appeal was refused, by a letter that opens without signing in, and under the bell", async () => {
    await suspend(bat);
    const { token } = lastLetter(server, "account-standing");
    const keep = () => admin.post(`/api/admin/accounts/${bat.id}/keep`, { note: "It was your phone" });
    expect((await keep()).statusCode).toBe(409);
    const body = { token, text: "It was my brother" };
    await server.post("/api/appeal", body);
    server.clock.pass({ minutes: 1 });
    expect((await keep()).json()).toMatchObject({
      standing: "suspended",
      sanction: { appealAnswer: "It was your phone" },
    });
    expect((await keep()).statusCode).toBe(409);
    const appealed = (await admin.get("/api/manage/members?state=appealed")).json();
    expect(appealed).toEqual([]);
    expect((await admin.get("/api/notifications/unread")).json()).toEqual({ unread: 0 });
    expect(await log()).toMatchObject([{ act: "kept", account: bat.name }, { act: "suspended" }]);
    expect((await server.post("/api/appeal/read", { token })).json()).toMatchObject({
      sanction: { appeal: "It was my brother", appealAnswer: "It was your phone" },
    });
    expect((await server.post("/api/appeal", body)).json()).toMatchObject({ error: "already-appealed" });
    const sent: QueuedEmail[] = [];
    const post = async (letter: QueuedEmail) => void sent.push(letter);
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    expect(sent.find(({ kind }) => kind === "moderation")).toMatchObject({
      to: "bat@khamt.test",
      outcome: "account-kept",
      note: "It was your phone",
      token,
    });
    await restore(bat);
    const back = await signInAs(server, "bat@khamt.test");
    expect((await back.get("/api/notifications")).json()).toMatchObject({
      items: [{ kind: "moderation", state: "account-kept", path: "/appeal" }],
    });
  });

  test("appeals in the browser that has just been refused, where no letter came", async () => {
    await suspend(bat);
    const browser = openBrowser(server);
    await browser.post("/api/auth/sign-in", { email: "bat@khamt.test", password: goodPassword });
    expect((await browser.post("/api/appeal/read", {})).json()).toMatchObject({ sanction: why });
    expect((await browser.post("/api/appeal", { text: "Please look" })).statusCode).toBe(200);
  });
});
