import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { goodPassword, openBrowser } from "../../../test/accounts.ts";
import { testConfig } from "../../../test/app.ts";
import { addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { sessions, users } from "../../platform/db/schema/index.ts";
import { server, email, send, verify, codeOf, useSignUp } from "./set-up-sign-up.ts";

useSignUp();

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

  test("are counted for an hour also where the clock was a year ahead meanwhile", async () => {
    server.clock.pass({ days: 365 });
    expect((await ask("10.0.4.1", email)).statusCode).toBe(200);
    server.clock.pass({ days: -365 });
    expect((await ask("10.0.4.2", email)).statusCode).toBe(200);
    expect((await ask("10.0.4.3", email)).statusCode).toBe(429);
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
