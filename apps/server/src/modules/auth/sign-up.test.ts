import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goodPassword, lastLetter, openBrowser, signInAs, signUp } from "../../../test/accounts.ts";
import { errorOf, testConfig, testCost } from "../../../test/app.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { openMailQueue } from "../../jobs/mail-queue.ts";
import { MailError, openMail } from "../../platform/mail/mail.ts";
import { users } from "../../platform/db/schema/index.ts";
import { server, email, send, verify, countUsers, codeOf, useSignUp } from "./set-up-sign-up.ts";

useSignUp();

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
    expect(me).toEqual({ user: opened.json<{ user: object }>().user, isManager: false });
  });

  test("needs no more than address and code; the name is then the part before the at sign", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const opened = await browser.post(verify, { email, code: codeOf() });
    expect(opened.json()).toMatchObject({ user: { name: "saran", accountType: "individual" } });
    expect((await server.db.select().from(users))[0]?.password).toBeNull();
  });

  test("R22 refuses a name of two lines, or that would turn the words around it", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    for (const name of ["Bat \u2067nimda", "Bat\n=1+1"])
      expect((await browser.post(verify, { email, code: codeOf(), name })).json()).toMatchObject({
        error: "invalid-parameter",
        parameter: "name",
      });
    expect(await countUsers()).toBe(0);
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
    expect([answer.statusCode, errorOf(answer)]).toEqual([503, "mail-failed"]);
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

  test("says of an address that takes no letters that it is to be checked, known or not, and keeps nothing waiting", async () => {
    await addUser(server.db, { email: "known@khamt.test" });
    const waiting: string[] = [];
    const app = await buildApp({
      db: server.db,
      config: testConfig,
      mail: { send: () => Promise.reject(new MailError("refused", { isFinal: true })) },
      later: async ({ kind }) => void waiting.push(kind),
    });
    const ask = async (to: string) => {
      const answer = await app.inject({ method: "POST", url: send, payload: { email: to } });
      return [answer.statusCode, errorOf(answer)];
    };
    expect(await ask(email)).toEqual([400, "undeliverable"]);
    expect(await ask("known@khamt.test")).toEqual([400, "undeliverable"]);
    expect(waiting).toEqual([]);
    await app.close();
  });

  test("shows the code only where there is no mail server", async () => {
    expect((await openBrowser(server).post(send, { email })).body).not.toContain(codeOf());
    const demo = await buildApp({ db: server.db, config: testConfig, passwordCost: testCost });
    const sent = await demo.inject({ method: "POST", url: send, payload: { email: "demo@khamt.test" } });
    const { demoCode, message } = sent.json<{ demoCode: string; message: string }>();
    expect(message).toBe("It is on the screen: this site sends no emails yet.");
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
      await expect.poll(() => box.letters.length).toBe(2);
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
