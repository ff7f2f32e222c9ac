import { parseOptions } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { goodPassword, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { errorOf, testConfig, testCost, testKeys } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { renewRecoveryCodes } from "../../platform/auth/recovery-codes.ts";
import { authLimits, sessions, users } from "../../platform/db/schema/index.ts";

const server = testServer();
afterEach(() => server.reset());

const email = "saran@khamt.test";
const signIn = "/api/auth/sign-in";
const wrong = { email, password: "Not-the-one-1" };
const right = { email, password: goodPassword };
describe("signing in", () => {
  test("with address and password opens a session; case of the address does not matter", async () => {
    const email = "Saran.Bold@khamt.test";
    await signUp(server, email);
    for (const typed of [email.toUpperCase(), email.toLowerCase()]) {
      const browser = openBrowser(server);
      const answer = await browser.post(signIn, { email: typed, password: goodPassword });
      expect(answer.json(), typed).toMatchObject({ status: "signed-in", success: true, user: { email } });
      expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email } });
    }
  });

  test("tells the owner about a browser that was never signed in", async () => {
    const browser = await signUp(server, email);
    await browser.post(signIn, right);
    expect(server.letters.filter(({ kind }) => kind === "new-device")).toHaveLength(0);
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
    await openBrowser(server, { agent: firefox }).post(signIn, right);
    expect(server.letters.at(-1)).toMatchObject({
      kind: "new-device",
      to: email,
      browser: "Firefox",
      system: "Linux",
    });
  });

  test("me answers visitors with nobody", async () => {
    expect((await server.get("/api/auth/me")).json()).toEqual({ user: null });
  });

  test("R06 answers the same to a wrong password, an unknown address, a demo owner and who has no password", async () => {
    await signUp(server, email);
    await addUser(server.db, { email: "blank@khamt.test" });
    await addUser(server.db, { email: "demos@khamt.test", isDemo: true });
    const answerTo = async (to: string) => {
      const answer = await openBrowser(server).post(signIn, { email: to, password: "Not-the-one-1" });
      const { date, "x-request-id": id, ...headers } = answer.headers;
      return { status: answer.statusCode, headers, body: answer.body.replace(String(id), "") };
    };
    const wanted = await answerTo(email);
    expect(wanted.status).toBe(401);
    for (const to of ["nobody@khamt.test", "blank@khamt.test", "demos@khamt.test"])
      expect(await answerTo(to)).toEqual(wanted);
  });

  test("R09 takes a password typed with composed or split letters", async () => {
    await signUp(server, email, { password: "Хайрхан-й7ёж".normalize("NFC") });
    const split = { email, password: "Хайрхан-й7ёж".normalize("NFD") };
    expect((await openBrowser(server).post(signIn, split)).statusCode).toBe(200);
  });
});

describe("R07 who guesses passwords", () => {
  test("gets ten tries, then waits longer and longer; the owner's known browser never waits", async () => {
    const owner = await signUp(server, email);
    const statuses = [];
    for (let address = 0; address < 12; address += 1) {
      statuses.push(
        (await openBrowser(server, { address: `10.1.${address}.1` }).post(signIn, wrong)).statusCode,
      );
      expect((await owner.post(signIn, right)).statusCode).toBe(200);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const stranger = openBrowser(server, { address: "10.9.9.9" });
    expect((await stranger.post(signIn, right)).statusCode).toBe(429);
    const waits = [];
    for (let each = 0; each < 8; each += 1) {
      const refused = await stranger.post(signIn, wrong);
      const seconds = Number(refused.headers["retry-after"]);
      waits.push(seconds);
      server.clock.pass({ seconds });
      expect((await stranger.post(signIn, wrong)).statusCode).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    server.clock.pass({ minutes: 15 });
    expect((await stranger.post(signIn, right)).statusCode).toBe(200);
  });

  test("at once gets no more than ten judged", async () => {
    await signUp(server, email);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, each) =>
        openBrowser(server, { address: `10.2.${each}.1` }).post(signIn, wrong),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  test("of many accounts from one network gets fifty tries, and right ones are not counted", async () => {
    await signUp(server, email);
    let refused = 0;
    for (let each = 0; each < 55; each += 1) {
      const guess = { email: `a${each}@khamt.test`, password: "Not-the-one-1" };
      const { statusCode } = await openBrowser(server, { address: "10.3.0.1" }).post(signIn, guess);
      if (statusCode === 429) refused += 1;
      if (each < 40) await openBrowser(server, { address: "10.3.0.1" }).post(signIn, right);
    }
    expect(refused).toBe(5);
  });

  test("with the cookie of a browser known to another account gains nothing", async () => {
    await signUp(server, email);
    const stranger = await signUp(server, "stranger@khamt.test");
    const statuses = [];
    for (let each = 0; each < 11; each += 1) statuses.push((await stranger.post(signIn, wrong)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  test("in a browser that the owner left signed in gets ten tries as well", async () => {
    const browser = await signUp(server, email);
    const statuses = [];
    for (let each = 0; each < 11; each += 1) statuses.push((await browser.post(signIn, wrong)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  test("for a whole day, from as many addresses as they like, gets about a hundred tries", async () => {
    await signUp(server, email);
    // Who is refused changes nothing, so that only the moments at which a try is judged need to be lived through.
    let judged = 0;
    const end = server.clock.now().getTime() + 86_400_000;
    while (server.clock.now().getTime() < end) {
      const address = `10.4.${judged % 250}.${Math.floor(judged / 250)}`;
      const answer = await openBrowser(server, { address }).post(signIn, wrong);
      if (answer.statusCode === 401) judged += 1;
      else server.clock.pass({ seconds: Number(answer.headers["retry-after"]) });
    }
    expect(judged).toBeGreaterThan(90);
    expect(judged).toBeLessThan(120);
  });

  test("leaves no address in the database", async () => {
    await openBrowser(server).post(signIn, wrong);
    expect(JSON.stringify(await server.db.select().from(authLimits))).not.toContain("saran");
  });
});

describe("R08 a password", () => {
  const passwords = createPasswords({ refuseCommon: true });

  test("is hashed with argon2id at OWASP's least cost, and no more than fits is queued", async () => {
    const hashed = await passwords.hash(goodPassword);
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(goodPassword, hashed)).toBe(true);
    const many = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash("x")));
    const refused = many.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { id: "overloaded", seconds: 5 } });
  });

  test("is hashed anew at sign-in when more work is asked for", async () => {
    await signUp(server, email);
    const dearer = { ...testCost, memoryCost: 64 };
    const app = await buildApp({
      db: server.db,
      config: testConfig,
      clock: server.clock.now,
      passwordCost: dearer,
    });
    expect((await app.inject({ method: "POST", url: signIn, payload: right })).statusCode).toBe(200);
    const [row] = await server.db
      .select({ password: users.password })
      .from(users)
      .where(eq(users.email, email));
    expect(parseOptions(row?.password ?? "").memoryCost).toBe(64);
    await app.close();
    await signInAs(server, email);
  });
});

describe("a second step", () => {
  async function withTotp(): Promise<string[]> {
    await signUp(server, email);
    const [row] = await server.db
      .update(users)
      .set({
        totpEnabledAt: server.clock.now(),
        totpSecret: testKeys.encrypt("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"),
      })
      .returning({ id: users.id });
    return renewRecoveryCodes(server.db, { userId: row?.id ?? "", keys: testKeys });
  }
  const finish = "/api/auth/second-step";

  test("follows the password, and only its code opens the session", async () => {
    const [code = "", another = ""] = await withTotp();
    const browser = openBrowser(server);
    const half = await browser.post(signIn, right);
    expect(half.json()).toEqual({ status: "second-step", methods: ["totp", "recovery-code"] });
    expect((await browser.get("/api/auth/me")).json()).toEqual({ user: null });
    expect(errorOf(await openBrowser(server).post(finish, { code }))).toBe("sign-in-over");
    const step = browser.cookies.get("khamt-step") ?? "";
    expect((await browser.post(finish, { code })).json()).toMatchObject({ success: true, user: { email } });
    const replay = openBrowser(server);
    replay.cookies.set("khamt-step", step);
    expect(errorOf(await replay.post(finish, { code: another }))).toBe("sign-in-over");
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email } });
  });

  test("can be tried five times within ten minutes, and ten times in all however often the password is given", async () => {
    const [code = ""] = await withTotp();
    const browser = openBrowser(server);
    await browser.post(signIn, right);
    for (let each = 0; each < 5; each += 1)
      expect(errorOf(await browser.post(finish, { code: "000000" }))).toBe("invalid-code");
    const told = () => server.letters.filter(({ kind }) => kind === "second-step-failed");
    expect(told()).toHaveLength(1);
    expect(errorOf(await browser.post(finish, { code }))).toBe("sign-in-over");
    await browser.post(signIn, right);
    for (let each = 0; each < 5; each += 1) await browser.post(finish, { code: "000000" });
    // Once a day is enough.
    expect(told()).toHaveLength(1);
    await browser.post(signIn, right);
    expect(errorOf(await browser.post(finish, { code }))).toBe("too-many-requests");
    server.clock.pass({ minutes: 10 });
    expect(errorOf(await browser.post(finish, { code }))).toBe("sign-in-over");
    expect(await server.db.$count(sessions)).toBe(1);
  });
});
