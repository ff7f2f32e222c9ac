import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { goodPassword, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { endSession, findSession, touchSession } from "../../platform/auth/sessions.ts";
import { sessions, users } from "../../platform/db/schema/index.ts";

const proof = { password: goodPassword };

const server = testServer();
afterEach(() => server.reset());

const email = "saran@khamt.test";
const me = "/api/auth/me";
type Me = { user: { email: string } | null };
type Shown = { id: string; isCurrent: boolean; browser: string | null };

describe("R10 a session", () => {
  test("is a long random token that the database doesn't hold, in a cookie that scripts can't read", async () => {
    const browser = openBrowser(server);
    const signedUp = await signUp(server, email, { browser });
    const answer = await signedUp.post("/api/auth/sign-in", { email, password: goodPassword });
    const cookie = answer.cookies.find(({ name }) => name === "khamt-session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
    expect(Buffer.from(cookie?.value ?? "", "base64url")).toHaveLength(32);
    expect(JSON.stringify(await server.db.select().from(sessions))).not.toContain(cookie?.value);
  });

  test("has a cookie that only this host may set, over TLS, when the address is https", async () => {
    await addUser(server.db, { email });
    const config = { ...testConfig, publicUrl: "https://khamt.test" };
    const app = await buildApp({ db: server.db, config, clock: server.clock.now });
    const payload = { email: "new@khamt.test" };
    const sent = await app.inject({ method: "POST", url: "/api/auth/send-verification", payload });
    const [flow] = sent.cookies;
    const { demoCode } = sent.json<{ demoCode: string }>();
    const opened = await app.inject({
      method: "POST",
      url: "/api/auth/verify-email",
      payload: { ...payload, code: demoCode },
      headers: { cookie: `${flow?.name}=${flow?.value}` },
    });
    const set = [sent, opened].flatMap(({ cookies }) => cookies).filter(({ value }) => value);
    expect(set.map(({ name }) => name)).toEqual(["__Host-khamt-flow", "__Host-khamt", "__Host-khamt-device"]);
    for (const cookie of set) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/" });
      expect(cookie.domain).toBeUndefined();
    }
    await app.close();
  });

  test("is new at every sign-in, and the one that the browser had ends", async () => {
    const browser = await signUp(server, email);
    const old = browser.cookies.get("khamt-session");
    await browser.post("/api/auth/sign-in", { email, password: goodPassword });
    expect(browser.cookies.get("khamt-session")).not.toBe(old);
    const thief = openBrowser(server);
    thief.cookies.set("khamt-session", old ?? "");
    expect((await thief.get(me)).json<Me>().user).toBeNull();
  });

  test("that is forged, or of nobody, makes a visitor, for whom nothing is stored", async () => {
    expect((await server.get(me, { cookie: "khamt-session=" })).json()).toEqual({ user: null });
    for (const cookie of ["khamt-session=x", "khamt-session=%00", `khamt-session=${"y".repeat(4000)}`])
      expect((await server.get(me, { cookie })).json()).toEqual({ user: null, isEnded: true });
    const userId = await addUser(server.db);
    const cookie = await server.signIn(userId);
    await server.db.delete(users).where(eq(users.id, userId));
    expect((await server.get(me, { cookie })).json()).toEqual({ user: null, isEnded: true });
    expect(await server.db.$count(sessions)).toBe(1);
  });

  test("that has run out is told from one that was ended elsewhere", async () => {
    const browser = await signUp(server, email);
    const lost = openBrowser(server);
    lost.cookies.set("khamt-session", browser.cookies.get("khamt-session") ?? "");
    server.clock.pass({ minutes: 7 * 24 * 60 });
    expect((await lost.get(me)).json()).toEqual({ user: null });
    const again = await signInAs(server, email);
    lost.cookies.set("khamt-session", again.cookies.get("khamt-session") ?? "");
    await again.post("/api/auth/sign-out", {});
    expect((await again.get(me)).json()).toEqual({ user: null });
    expect((await lost.get(me)).json()).toEqual({ user: null, isEnded: true });
  });

  test("is not kept by caches", async () => {
    const cookie = await server.signIn(await addUser(server.db));
    for (const url of [me, "/api/stats", "/api/auth/sessions"])
      expect((await server.get(url, { cookie })).headers["cache-control"], url).toBe("no-store");
  });
});

describe("R11 a session that ended", () => {
  test("stays ended on every server, even when a slow request of it ends later", async () => {
    const second = await buildApp({ db: server.db, config: testConfig, clock: server.clock.now });
    const browser = await signUp(server, email);
    const cookie = `khamt-session=${browser.cookies.get("khamt-session")}`;
    expect((await second.inject({ url: me, headers: { cookie } })).json<Me>().user).toMatchObject({ email });
    const slow = await findSession(server.db, {
      token: browser.cookies.get("khamt-session") ?? "",
      now: server.clock.now(),
    });
    if (!slow) throw new Error("no session");
    const out = await browser.post("/api/auth/sign-out");
    expect(out.headers["clear-site-data"]).toBe('"cache", "storage"');
    server.clock.pass({ minutes: 11 });
    await touchSession(server.db, slow, server.clock.now());
    for (const app of [server.app, second])
      expect((await app.inject({ url: "/api/auth/sessions", headers: { cookie } })).statusCode).toBe(401);
    expect(await server.db.$count(sessions)).toBe(0);
    await second.close();
  });

  test("ends nothing of somebody else", async () => {
    const [mine, theirs] = [await signUp(server, email), await signUp(server, "other@khamt.test")];
    const [shown] = (await theirs.get("/api/auth/sessions")).json<Shown[]>();
    expect((await mine.post(`/api/auth/sessions/${shown?.id}/end`, proof)).statusCode).toBe(404);
    expect(await endSession(server.db, { sid: shown?.id ?? "", userId: email })).toBe(false);
    expect((await mine.post("/api/auth/sessions/end", proof)).statusCode).toBe(200);
    expect((await theirs.get(me)).json<Me>().user).not.toBeNull();
  });
});

describe("R12 a session", () => {
  test("ends after seven idle days", async () => {
    const cookie = await server.signIn(await addUser(server.db));
    server.clock.pass({ days: 6 });
    expect((await server.get(me, { cookie })).json<Me>().user).not.toBeNull();
    server.clock.pass({ days: 7, seconds: -1 });
    expect((await server.get(me, { cookie })).json<Me>().user).not.toBeNull();
    server.clock.pass({ days: 7 });
    expect((await server.get(me, { cookie })).json<Me>().user).toBeNull();
  });

  test("ends after thirty days, however often it is used", async () => {
    const cookie = await server.signIn(await addUser(server.db));
    for (let day = 0; day < 29; day += 5) {
      server.clock.pass({ days: 5, seconds: -1 });
      expect((await server.get(me, { cookie })).json<Me>().user, `day ${day}`).not.toBeNull();
    }
    server.clock.pass({ seconds: 6 });
    expect((await server.get(me, { cookie })).json<Me>().user).toBeNull();
  });

  test("is written at most every ten minutes", async () => {
    const userId = await addUser(server.db);
    const cookie = await server.signIn(userId);
    const activeAt = async () =>
      (await server.db.select().from(users).where(eq(users.id, userId)))[0]?.lastActiveAt;
    server.clock.pass({ minutes: 9 });
    await server.get(me, { cookie });
    expect(await activeAt()).toBeNull();
    server.clock.pass({ minutes: 1 });
    await server.get(me, { cookie });
    expect(await activeAt()).toEqual(server.clock.now());
  });

  test("is listed by device and can be ended from another one", async () => {
    const here = await signUp(server, email);
    const away = await signInAs(server, email);
    await signInAs(server, email);
    const listed = (await here.get("/api/auth/sessions")).json<Shown[]>();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const stolen = openBrowser(server);
    stolen.cookies.set("khamt-session", listed[0]?.id ?? "");
    expect((await stolen.get(me)).json<Me>().user).toBeNull();
    const shownAway = (await away.get("/api/auth/sessions"))
      .json<Shown[]>()
      .find(({ isCurrent }) => isCurrent);
    const end = (id = "", body: object = proof) => here.post(`/api/auth/sessions/${id && `${id}/`}end`, body);
    // Whoever finds this browser open must not shut the owner out of the others.
    for (const id of [shownAway?.id, undefined])
      for (const body of [{ password: "Wrong-1-wrong" }, {}])
        expect((await end(id, body)).statusCode).toBe(400);
    expect((await away.get(me)).json<Me>().user).not.toBeNull();
    expect((await end(shownAway?.id)).statusCode).toBe(200);
    expect((await away.get(me)).json<Me>().user).toBeNull();
    await end();
    expect((await here.get("/api/auth/sessions")).json<Shown[]>()).toHaveLength(1);
  });
});

test("the account's language holds where neither address nor cookie names one", async () => {
  const cookie = await server.signIn(await addUser(server.db, { language: "mn" }));
  const languageOf = async (url: string, more = "") =>
    (await server.get(url, { cookie: cookie + more, "accept-language": "en" })).headers["content-language"];
  expect(await languageOf(me)).toBe("mn");
  expect(await languageOf(`${me}?lang=en`)).toBe("en");
  expect(await languageOf(me, "; khamt-lang=en")).toBe("en");
});
