import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { codeAlphabet } from "@khamt/contract/verification-code";
import { goodPassword, lastLetter, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { openTestApp, type TestApp, testConfig, testCost } from "../../../test/app.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { openMailQueue } from "../../jobs/mail-queue.ts";
import { openMail } from "../../platform/mail/mail.ts";
import { emailCodes, sessions, users } from "../../platform/db/schema/index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const email = "saran@khamt.test";
const send = "/api/auth/send-verification";
const verify = "/api/auth/verify-email";

const countUsers = () => server.db.$count(users);
const codeOf = () => lastLetter(server, "code").code;
const otherThan = (code: string) =>
  code.replace(/^./, (first) => codeAlphabet.charAt((codeAlphabet.indexOf(first) + 1) % codeAlphabet.length));

describe("signing up", () => {
  test("opens the account and the session in one go once the code is right", async () => {
    const browser = openBrowser(server);
    const sent = await browser.post(send, { email: " Saran@Khamt.test ", language: "mn" });
    expect(sent.json()).toEqual({
      success: true,
      message: expect.stringMatching(/Saran@Khamt.test/),
      resendAfter: 60,
    });
    expect(await countUsers()).toBe(0);
    const letter = lastLetter(server, "code");
    expect(letter).toMatchObject({ to: "Saran@Khamt.test", language: "mn", minutes: 10 });
    const opened = await browser.post(verify, {
      email: "saran@khamt.test",
      code: ` ${letter.code.toLowerCase().replace("B", "В")} `,
      password: goodPassword,
      name: "Хөх Тэнгэр ХХК",
      accountType: "company",
      language: "mn",
    });
    expect(opened.json()).toMatchObject({
      success: true,
      user: {
        name: "Хөх Тэнгэр ХХК",
        accountType: "company",
        isEmailVerified: true,
        role: "member",
        language: "mn",
      },
    });
    const me = (await browser.get("/api/auth/me")).json<{ user: object }>();
    expect(me).toEqual({ user: opened.json<{ user: object }>().user });
  });

  test("needs no more than address and code; the name is then the part before the at sign", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const opened = await browser.post(verify, { email, code: codeOf() });
    expect(opened.json()).toMatchObject({ user: { name: "saran", accountType: "individual" } });
    expect((await server.db.select().from(users))[0]?.password).toBeNull();
  });

  test("makes an administrator of who proves an address from the settings", async () => {
    const browser = await signUp(server, "Boss@khamt.test");
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { role: "admin" } });
  });

  test("takes no field that is not the caller's to set", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const claims = {
      role: "admin",
      isDemo: true,
      isEmailVerified: false,
      id: "00000000-0000-4000-8000-000000000000",
    };
    const opened = await browser.post(verify, { email, code: codeOf(), ...claims });
    expect(opened.json()).toMatchObject({ user: { role: "member", isEmailVerified: true } });
  });

  test.each([
    ["abcdefgh", "weak-password"],
    ["Ab1!", "weak-password"],
    ["password1", "common-password"],
    ["PassWord1", "common-password"],
  ])("R09 refuses the password %s and keeps the code", async (password, error) => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    expect((await browser.post(verify, { email, code: codeOf(), password })).json()).toMatchObject({ error });
    expect((await browser.post(verify, { email, code: codeOf(), password: goodPassword })).statusCode).toBe(
      200,
    );
  });

  test("tells when the mail server takes no letter", async () => {
    const app = await buildApp({
      db: server.db,
      config: testConfig,
      mail: { send: () => Promise.reject(new Error("down")) },
    });
    const answer = await app.inject({ method: "POST", url: send, payload: { email } });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([503, "mail-failed"]);
    await app.close();
  });

  test("R40 says so honestly when the letter has to wait for the mail server, to known and unknown addresses alike", async () => {
    await addUser(server.db, { email: "known@khamt.test" });
    const waiting: { kind: string; minutes: number }[] = [];
    const app = await buildApp({
      db: server.db,
      config: testConfig,
      mail: { send: () => Promise.reject(new Error("down")) },
      later: async ({ kind }, minutes) => void waiting.push({ kind, minutes }),
    });
    const ask = async (to: string) => {
      const answer = await app.inject({ method: "POST", url: send, payload: { email: to } });
      return [answer.statusCode, answer.json<{ message: string }>().message.replace(to, "...")];
    };
    const unknown = await ask(email);
    expect(unknown).toEqual([200, expect.stringContaining("within ten minutes")]);
    expect(await ask("known@khamt.test")).toEqual(unknown);
    expect(waiting).toEqual([
      { kind: "code", minutes: 10 },
      { kind: "already-registered", minutes: 10 },
    ]);
    await app.close();
  });

  test("shows the code only where there is no mail server", async () => {
    expect((await openBrowser(server).post(send, { email })).body).not.toContain(codeOf());
    const demo = await buildApp({ db: server.db, config: testConfig, passwordCost: testCost });
    const sent = await demo.inject({ method: "POST", url: send, payload: { email: "demo@khamt.test" } });
    const { demoCode } = sent.json<{ demoCode: string }>();
    const cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const payload = { email: "demo@khamt.test", code: demoCode };
    expect(
      (await demo.inject({ method: "POST", url: verify, payload, headers: { cookie } })).statusCode,
    ).toBe(200);
    await demo.close();
  });

  test("tells of a known address only where codes are shown, and opens nothing there", async () => {
    await signUp(server, email);
    server.clock.pass({ minutes: 2 });
    const known = await openBrowser(server, { address: "10.0.0.9" }).post(send, { email });
    const unknown = await openBrowser(server, { address: "10.0.0.9" }).post(send, {
      email: "new@khamt.test",
    });
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
    const demo = await buildApp({ db: server.db, config: testConfig, passwordCost: testCost });
    const ask = (address: string) => demo.inject({ method: "POST", url: send, payload: { email: address } });
    expect((await ask("other@khamt.test")).json()).not.toHaveProperty("hasAccount");
    const told = (await ask(email)).json<object>();
    expect(told).toMatchObject({ hasAccount: true });
    expect(told).not.toHaveProperty("demoCode");
    await demo.close();
  });
});

describe("the welcome", () => {
  test.each([
    ["en", "individual", "Welcome to Khamt", "Hello Saran Bold,", "/dashboard"],
    ["mn", "company", "«Хамт»-д тавтай морилно уу", "Сайн байна уу, Хөх Тэнгэр ХХК?", "/create-company"],
  ] as const)(
    "comes once through the queue when the account is opened, with the one next step (%s)",
    async (language, accountType, subject, greeting, step) => {
      const name = accountType === "company" ? "Хөх Тэнгэр ХХК" : "Saran Bold";
      const database = await openTestDatabase();
      const box = await openMailbox();
      const from = { name: "Khamt", address: "hello@khamt.example" };
      const mail = openMail({ url: box.url, from, publicUrl: "https://khamt.example" });
      const jobs = await openJobs({ database, warn: () => {}, pause: 0.5 });
      const post = await openMailQueue({ jobs, mail, warn: () => {} });
      const { db } = database;
      const app = await buildApp({ db, config: testConfig, passwordCost: testCost, mail, post });
      const call = (url: string, payload: object, cookie = "") =>
        app.inject({ method: "POST", url, payload, headers: { cookie } });

      const sent = await call(send, { email, language });
      const cookie = sent.cookies.map((each) => `${each.name}=${each.value}`).join("; ");
      const code = /[A-Z2-9]{6}/.exec(box.letters[0]?.subject ?? "")?.[0];
      const opening = { email, code, password: goodPassword, name, accountType, language };
      expect((await call(verify, opening, cookie)).statusCode).toBe(200);
      expect((await call(verify, opening, cookie)).statusCode).toBe(400);
      await expect.poll(() => box.letters.length, { timeout: 10_000 }).toBe(2);
      await jobs.stop();

      const [, welcome, ...others] = box.letters;
      expect(others).toEqual([]);
      expect(welcome?.subject).toBe(subject);
      expect(welcome?.text).toContain(greeting);
      expect(welcome?.text).toContain(`https://khamt.example${step}\n`);
      expect(welcome?.html).toContain(`href="https://khamt.example${step}"`);
      await app.close();
      await box.close();
      await database.close();
    },
  );
});

describe("R01 an account that somebody prepared for a stranger's address", () => {
  test("gives the preparer nothing, however the calls of both are mixed", async () => {
    const stranger = openBrowser(server, { address: "10.0.0.2" });
    const owner = openBrowser(server, { address: "10.0.0.3" });
    await stranger.post(send, { email, password: "Attacker-Pass-1" });
    await stranger.post(verify, { email, code: "222222", password: "Attacker-Pass-1" });
    expect(await countUsers()).toBe(0);
    server.clock.pass({ minutes: 2 });
    await owner.post(send, { email });
    const code = codeOf();
    expect((await stranger.post(verify, { email, code, password: "Attacker-Pass-1" })).statusCode).toBe(400);
    expect((await owner.post(verify, { email, code, password: goodPassword })).statusCode).toBe(200);
    const attempt = await stranger.post("/api/auth/sign-in", { email, password: "Attacker-Pass-1" });
    expect(attempt.statusCode).toBe(401);
    await signInAs(server, email);
  });

  test("nor in any other order of calls, with whatever code was sent", async () => {
    const step = fc.record({
      who: fc.constantFrom("stranger" as const, "owner" as const),
      what: fc.constantFrom("send", "verify"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await server.reset();
        const people = {
          stranger: { browser: openBrowser(server, { address: "10.0.0.2" }), password: "Attacker-Pass-1" },
          owner: { browser: openBrowser(server, { address: "10.0.0.3" }), password: goodPassword },
        };
        // Only the owner reads the mailbox; at worst the stranger hears the codes that the owner asked for.
        const codes = { owner: "222222", stranger: "222222" };
        for (const { who, what } of steps) {
          const { browser, password } = people[who];
          server.clock.pass({ minutes: 1 });
          if (what === "verify") await browser.post(verify, { email, password, code: codes[who] });
          else if ((await browser.post(send, { email })).statusCode === 200 && (await countUsers()) === 0) {
            codes.owner = codeOf();
            if (who === "owner") codes.stranger = codeOf();
          }
        }
        const owned = (await countUsers()) > 0;
        const attempt = { email, password: "Attacker-Pass-1" };
        expect((await openBrowser(server).post("/api/auth/sign-in", attempt)).statusCode).toBe(401);
        const signsIn = (
          await openBrowser(server).post("/api/auth/sign-in", { email, password: goodPassword })
        ).statusCode;
        expect(signsIn).toBe(owned ? 200 : 401);
      }),
      { numRuns: 12 },
    );
  });
});

describe("R02 a code", () => {
  test("works only in the browser that asked for it", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const other = openBrowser(server);
    await other.post(send, { email: "other@khamt.test" });
    const refused = await other.post(verify, { email, code: lastLetter(server, "code").code });
    expect(refused.json()).toMatchObject({ error: "invalid-code", message: "Invalid verification code." });
    expect((await openBrowser(server).post(verify, { email, code: codeOf() })).statusCode).toBe(400);
  });

  test("ends with the next one", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const [old, oldFlow] = [codeOf(), browser.cookies.get("khamt-flow") ?? ""];
    server.clock.pass({ minutes: 1 });
    await browser.post(send, { email });
    expect((await browser.post(verify, { email, code: old })).statusCode).toBe(400);
    const returning = openBrowser(server);
    returning.cookies.set("khamt-flow", oldFlow);
    expect((await returning.post(verify, { email, code: old })).statusCode).toBe(400);
    expect((await browser.post(verify, { email, code: codeOf() })).statusCode).toBe(200);
  });

  test("proves no other address", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    expect((await browser.post(verify, { email: "victim@khamt.test", code: codeOf() })).statusCode).toBe(400);
  });
});

describe("R03 of many tries at once", () => {
  test("with the right code exactly one succeeds", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const [body, flow] = [{ email, code: codeOf() }, browser.cookies.get("khamt-flow") ?? ""];
    const answers = await Promise.all(Array.from({ length: 60 }, () => browser.post(verify, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await countUsers()).toBe(1);
    expect(await server.db.$count(sessions)).toBe(1);
    await server.db.delete(users);
    browser.cookies.set("khamt-flow", flow);
    expect((await browser.post(verify, body)).statusCode).toBe(400);
  });

  test("with wrong codes five count, and then the right one is refused", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const body = { email, code: otherThan(codeOf()) };
    await Promise.all(Array.from({ length: 60 }, () => browser.post(verify, body)));
    expect((await server.db.select().from(emailCodes))[0]?.attempts).toBe(5);
    expect((await browser.post(verify, { email, code: codeOf() })).statusCode).toBe(400);
    expect(await countUsers()).toBe(0);
  });
});

describe("R04 a code", () => {
  test("lives for ten minutes, to the second", async () => {
    const late = openBrowser(server);
    await late.post(send, { email });
    server.clock.pass({ minutes: 10 });
    expect((await late.post(verify, { email, code: codeOf() })).statusCode).toBe(400);
    const timely = openBrowser(server);
    await timely.post(send, { email });
    server.clock.pass({ minutes: 10, seconds: -1 });
    expect((await timely.post(verify, { email, code: codeOf() })).statusCode).toBe(200);
  });

  test("is nowhere in the database", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const rows = JSON.stringify(await server.db.select().from(emailCodes));
    expect(rows).not.toContain(codeOf());
    expect(rows).not.toContain(browser.cookies.get("khamt-flow"));
  });
});

describe("R05 letters", () => {
  const ask = (address: string, to: string) => openBrowser(server, { address }).post(send, { email: to });

  test("go to one address once a minute, five times an hour and ten times a day, whoever asks", async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 8; each += 1) {
      statuses.push((await ask(`10.0.1.${each}`, email)).statusCode);
      statuses.push((await ask(`10.0.2.${each}`, email)).statusCode);
      server.clock.pass({ minutes: 1 });
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses[1]).toBe(429);
    server.clock.pass({ minutes: 55 });
    for (let each = 0; each < 8; each += 1) {
      await ask(`10.0.3.${each}`, email.toUpperCase());
      server.clock.pass({ minutes: 61 });
    }
    expect(server.letters).toHaveLength(10);
  });

  test("are counted once for all servers, and a refusal says when to come again", async () => {
    const second = await buildApp({
      db: server.db,
      config: testConfig,
      clock: server.clock.now,
      mail: { send: async () => {} },
    });
    expect((await ask("10.0.0.1", email)).statusCode).toBe(200);
    server.clock.pass({ seconds: 15 });
    const refused = await second.inject({
      method: "POST",
      url: send,
      payload: { email },
      remoteAddress: "10.0.0.2",
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("45");
    expect(refused.json()).toMatchObject({ message: "Too many attempts. Try again in 45 seconds." });
    await second.close();
  });

  test("asked for from one network are twenty an hour", async () => {
    const from = async (address: string, number: number) =>
      (await ask(address, `a${number}@khamt.test`)).statusCode;
    const statuses = [];
    for (let each = 0; each < 22; each += 1)
      statuses.push(await from(`2001:db8:0:1::${each.toString(16)}`, each));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await from("2001:db8:0:2::1", 50)).toBe(200);
  });
});

describe("R06 who already has an account", () => {
  test("gets another letter, while the caller gets the same answer", async () => {
    await addUser(server.db, { email: "known@khamt.test" });
    const ask = async (to: string) => {
      const answer = await openBrowser(server).post(send, { email: to });
      const headers = Object.entries(answer.headers)
        .filter(([name]) => !["date", "x-request-id"].includes(name))
        .map(([name, value]) => [name, String(value).replace(/(khamt-flow=)[^;]+/, "$1...")]);
      return { status: answer.statusCode, headers, body: answer.body.replace(to, "...") };
    };
    const [known, unknown] = [await ask("Known@khamt.test"), await ask("other@khamt.test")];
    expect(known).toEqual(unknown);
    expect(server.letters.map(({ kind }) => kind)).toEqual(["already-registered", "code"]);
  });

  test("can't be signed up again, even with a right code", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    await addUser(server.db, { email: "SARAN@khamt.test" });
    const refused = await browser.post(verify, { email, code: codeOf(), password: goodPassword });
    expect(refused.json()).toMatchObject({ error: "invalid-code" });
    expect(await server.db.$count(users, eq(users.email, email))).toBe(0);
    expect(await server.db.$count(sessions)).toBe(0);
  });
});
