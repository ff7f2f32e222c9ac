import { describe, expect, test } from "vitest";
import { codeAlphabet } from "@khamt/contract/verification-code";
import { lastLetter, openBrowser } from "../../../test/accounts.ts";
import { emailCodes, sessions, users } from "../../platform/db/schema/index.ts";
import { server, email, send, verify, countUsers, codeOf, useSignUp } from "./set-up-sign-up.ts";

useSignUp();

const otherThan = (code: string) =>
  code.replace(/^./, (first) => codeAlphabet.charAt((codeAlphabet.indexOf(first) + 1) % codeAlphabet.length));

describe("R02 a code", () => {
  test("works only in the browser that asked for it", async () => {
    const browser = openBrowser(server);
    await browser.post(send, { email });
    const other = openBrowser(server);
    await other.post(send, { email: "other@khamt.test" });
    const refused = await other.post(verify, { email, code: lastLetter(server, "code").code });
    expect(refused.json()).toMatchObject({ error: "code-over" });
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
    const late = await browser.post(verify, { email, code: codeOf() });
    expect(late.json()).toMatchObject({ error: "code-over", message: expect.stringContaining("new one") });
    expect(await countUsers()).toBe(0);
  });
});

describe("R04 a code", () => {
  test("lives for ten minutes, to the second", async () => {
    const late = openBrowser(server);
    await late.post(send, { email });
    server.clock.pass({ minutes: 10 });
    expect((await late.post(verify, { email, code: codeOf() })).json()).toMatchObject({ error: "code-over" });
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
