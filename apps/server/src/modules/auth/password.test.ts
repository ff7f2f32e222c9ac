import { afterEach, describe, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { errorOf, testConfig, testKeys } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { renewRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import { sessions, users } from "../../platform/db/schema/index.ts";

const server = testServer();
afterEach(() => server.reset());

const email = "saran@khamt.test";
const newPassword = "Chuluut-Gol9 tsas";
async function forget(to = email) {
  const before = server.letters.length;
  await openBrowser(server).post("/api/auth/password/forgot", { email: to });
  await expect.poll(() => server.letters.length, { interval: 5 }).toBeGreaterThan(before);
  return lastLetter(server, "password-reset").token;
}
const reset = (token: string, password = newPassword) =>
  openBrowser(server).post("/api/auth/password/reset", { token, password });

describe("a forgotten password", () => {
  test("is replaced through a link that works once; every session ends and the owner is told", async () => {
    const browser = await signUp(server, email);
    const token = await forget();
    expect(JSON.stringify(await server.db.select().from(users))).not.toContain(token);
    expect((await reset(token)).json()).toMatchObject({ success: true });
    expect((await browser.get("/api/auth/me")).json()).toEqual({ user: null, isEnded: true });
    expect(await server.db.$count(sessions)).toBe(0);
    expect(server.letters.at(-1)).toMatchObject({ kind: "password-changed", to: email });
    expect(errorOf(await reset(token))).toBe("invalid-link");
    expect(
      (await openBrowser(server).post("/api/auth/sign-in", { email, password: goodPassword })).statusCode,
    ).toBe(401);
    await signInAs(server, email, newPassword);
  });

  test("is replaced once, even when the link is followed many times at once", async () => {
    await signUp(server, email);
    const token = await forget();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("can't be replaced after half an hour, nor through a link that a newer one followed", async () => {
    await signUp(server, email);
    const first = await forget();
    server.clock.pass({ minutes: 2 });
    const second = await forget();
    expect(errorOf(await reset(first))).toBe("invalid-link");
    server.clock.pass({ minutes: 30 });
    expect(errorOf(await reset(second))).toBe("invalid-link");
  });

  test("that is replaced by a bad one keeps the link", async () => {
    await signUp(server, email);
    const token = await forget();
    expect(errorOf(await reset(token, "short"))).toBe("weak-password");
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("that is chosen anew is refused, and keeps the link", async () => {
    await signUp(server, email);
    const token = await forget();
    expect(errorOf(await reset(token, goodPassword))).toBe("same-password");
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("R06 is answered alike for known and unknown addresses; the unknown ones and demo owners get no letter", async () => {
    await signUp(server, email);
    await addUser(server.db, { email: "demos@khamt.test", isDemo: true });
    const answerTo = async (to: string) => {
      const answer = await openBrowser(server).post("/api/auth/password/forgot", { email: to });
      const { date, "x-request-id": id, ...headers } = answer.headers;
      return { status: answer.statusCode, headers, body: answer.json<object>() };
    };
    const [unknown, demo] = [await answerTo("nobody@khamt.test"), await answerTo("demos@khamt.test")];
    const known = await answerTo(email);
    expect([unknown, demo]).toEqual([known, known]);
    await expect.poll(() => server.letters.at(-1)?.kind, { interval: 5 }).toBe("password-reset");
    expect(server.letters.map(({ kind, to }) => [kind, to])).toEqual(
      ["code", "welcome", "password-reset"].map((kind) => [kind, email]),
    );
  });

  test("without a mail server is answered honestly", async () => {
    const app = await buildApp({ db: server.db, config: testConfig });
    const answer = await app.inject({ method: "POST", url: "/api/auth/password/forgot", payload: { email } });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("does not send email") });
    await app.close();
  });
});

describe("changing the password", () => {
  const change = "/api/auth/password/change";

  test("needs the current one, ends the other sessions and gives this one a new token", async () => {
    const browser = await signUp(server, email);
    const other = await signInAs(server, email);
    expect(errorOf(await browser.post(change, { current: "Not-the-one-1", password: newPassword }))).toBe(
      "wrong-password",
    );
    expect(errorOf(await browser.post(change, { password: newPassword }))).toBe("wrong-password");
    const old = browser.cookies.get("khamt-session");
    expect((await browser.post(change, { current: goodPassword, password: newPassword })).statusCode).toBe(
      200,
    );
    expect(browser.cookies.get("khamt-session")).not.toBe(old);
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email } });
    expect((await other.get("/api/auth/me")).json()).toEqual({ user: null, isEnded: true });
    expect(server.letters.at(-1)).toMatchObject({ kind: "password-changed", to: email });
    await signInAs(server, email, newPassword);
  });

  test("refuses the one that the account has already, however it is typed, and says so to nobody who does not know it", async () => {
    const browser = await signUp(server, email);
    const same = (current: string) => browser.post(change, { current, password: current });
    expect((await same(goodPassword)).json()).toMatchObject({ error: "same-password" });
    expect(errorOf(await same("Not-the-one-1"))).toBe("wrong-password");
    const typed = { current: "Гүйлс-Цэцэг9 й", password: "Гүйлс-Цэцэг9 й".normalize("NFD") };
    await browser.post(change, { current: goodPassword, password: typed.current });
    expect(errorOf(await browser.post(change, typed))).toBe("same-password");
  });

  test("R07 gives whoever found an open browser ten guesses", async () => {
    const browser = await signUp(server, email);
    const answers = [];
    for (let each = 0; each < 11; each += 1)
      answers.push(await browser.post(change, { current: "Not-the-one-1", password: newPassword }));
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test("sets the first one of an account that has none", async () => {
    const id = await addUser(server.db, { email });
    const cookie = await server.signIn(id);
    expect((await server.post(change, { password: newPassword }, { cookie })).statusCode).toBe(200);
    await signInAs(server, email, newPassword);
  });

  test("sets no first one for whoever found an open browser: that needs a sign-in of the last ten minutes", async () => {
    const id = await addUser(server.db, { email });
    const cookie = await server.signIn(id);
    server.clock.pass({ minutes: 11 });
    const refused = await server.post(change, { password: newPassword }, { cookie });
    expect([refused.statusCode, errorOf(refused)]).toEqual([403, "sign-in-again"]);
    expect((await server.get("/api/account", { cookie })).json()).toMatchObject({ hasPassword: false });
    const again = { cookie: await server.signIn(id) };
    expect((await server.post(change, { password: newPassword }, again)).statusCode).toBe(200);
  });

  test("R11 ends whatever the old password opens at the same moment", async () => {
    const browser = await signUp(server, email);
    const old = { email, password: goodPassword };
    const entering = [];
    for (let each = 0; each < 4; each += 1)
      entering.push(openBrowser(server, { address: `10.7.0.${each}` }).post("/api/auth/sign-in", old));
    const changing = browser.post(change, { current: goodPassword, password: newPassword });
    for (let each = 4; each < 9; each += 1)
      entering.push(openBrowser(server, { address: `10.7.0.${each}` }).post("/api/auth/sign-in", old));
    await Promise.all([...entering, changing]);
    const left = (await browser.get("/api/auth/sessions")).json<{ isCurrent: boolean }[]>();
    expect(left).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  test("at once to several is one change: the others find their session ended, or the password another already", async () => {
    const browser = await signUp(server, email);
    const chosen = Array.from({ length: 5 }, (_, each) => `${newPassword} ${each}`);
    const answers = await Promise.all(
      chosen.map((password) => browser.post(change, { current: goodPassword, password })),
    );
    const done = answers.map(({ statusCode }) => statusCode === 200);
    expect(done.filter(Boolean)).toHaveLength(1);
    for (const answer of answers.filter((_, each) => !done[each]))
      expect(errorOf(answer)).toMatch(/^(not-signed-in|wrong-password)$/);
    await signInAs(server, email, chosen[done.indexOf(true)]);
    expect(server.letters.filter(({ kind }) => kind === "password-changed")).toHaveLength(1);
  });

  test("R11 ends a sign-in that waits for its second step", async () => {
    const browser = await signUp(server, email);
    const [row] = await server.db
      .update(users)
      .set({ totpEnabledAt: server.clock.now() })
      .returning({ id: users.id });
    const [code] = await renewRecoveryCodes(server.db, { userId: row?.id ?? "", keys: testKeys });
    const half = openBrowser(server);
    await half.post("/api/auth/sign-in", { email, password: goodPassword });
    await browser.post(change, { current: goodPassword, password: newPassword });
    expect(errorOf(await half.post("/api/auth/second-step", { code }))).toBe("sign-in-over");
  });
});
