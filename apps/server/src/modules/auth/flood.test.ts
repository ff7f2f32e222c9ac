import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Browser, goodPassword, lastLetter, openBrowser, signUp } from "../../../test/accounts.ts";
import { errorOf, openTestApp, type TestApp, testConfig } from "../../../test/app.ts";
import { withWork, workFor, wrongWorkFor } from "../../../test/work.ts";
import { usualBudgets } from "../../platform/auth/budgets.ts";

let server: TestApp;
beforeAll(async () => {
  const budgets = { ...usualBudgets, lettersAnHour: 60 };
  server = await openTestApp({ config: { ...testConfig, budgets } });
});
afterEach(() => server.reset());
afterAll(() => server.close());

const send = "/api/auth/send-verification";
const forgot = "/api/auth/password/forgot";
const askForCode = (browser: Browser, email: string) =>
  withWork((headers) => browser.post(send, { email }, headers));
test("R05 forty people behind one router sign up within ten minutes", async () => {
  for (let each = 0; each < 40; each += 1) {
    const browser = openBrowser(server, { address: "203.0.113.1" });
    const email = `guest${each}@khamt.test`;
    expect((await askForCode(browser, email)).statusCode).toBe(200);
    const { code } = lastLetter(server, "code");
    const opened = await browser.post("/api/auth/verify-email", { email, code, password: goodPassword });
    expect(opened.statusCode, opened.body).toBe(200);
    server.clock.pass({ seconds: 14 });
  }
});

describe("R05 a flood of letters", () => {
  /** So many from networks that have nothing in common, without any work. */
  const flood = async (times: number) => {
    const statuses: number[] = [];
    for (let each = 0; each < times; each += 1) {
      const browser = openBrowser(server, { address: `2001:${each.toString(16)}::1` });
      statuses.push((await browser.post(send, { email: `flood${each}@khamt.test` })).statusCode);
    }
    return statuses;
  };

  test("is asked for work from half of the site's letters on; who does it signs up, and reset is not touched", async () => {
    expect((await flood(34)).filter((status) => status === 429)).toHaveLength(4);
    const browser = openBrowser(server, { address: "198.51.100.7" });
    const refused = await browser.post(send, { email: "honest@khamt.test" });
    expect([refused.statusCode, errorOf(refused)]).toEqual([429, "work-needed"]);
    expect((await askForCode(browser, "honest@khamt.test")).statusCode).toBe(200);
    expect(lastLetter(server, "code").to).toBe("honest@khamt.test");
    const reset = await openBrowser(server, { address: "198.51.100.8" }).post(forgot, {
      email: "any@khamt.test",
    });
    expect(reset.statusCode).toBe(200);
  });

  test("from one block of networks is asked for it long before others are", async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 25; each += 1) {
      const browser = openBrowser(server, { address: `2001:db8:1:${each.toString(16)}::1` });
      statuses.push((await browser.post(send, { email: `b${each}@khamt.test` })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(25);
    await server.reset();
    const narrow = await openTestApp({
      config: { ...testConfig, budgets: { ...usualBudgets, lettersOfNetwork: 2 } },
    });
    const asked: number[] = [];
    for (let each = 0; each < 24; each += 1) {
      const browser = openBrowser(narrow, { address: `2001:db8:1:${each.toString(16)}00::1` });
      asked.push((await browser.post(send, { email: `b${each}@khamt.test` })).statusCode);
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(18);
    const other = openBrowser(narrow, { address: "2001:db8:2::1" });
    expect((await other.post(send, { email: "other@khamt.test" })).statusCode).toBe(200);
    await narrow.close();
  });
});

describe("R05 a new password", () => {
  const email = "victim@khamt.test";
  const strangers = async (times: number) => {
    for (let each = 0; each < times; each += 1) {
      await openBrowser(server, { address: `10.1.${each}.1` }).post(forgot, { email });
      server.clock.pass({ minutes: 13 });
    }
  };
  const lettersTo = () =>
    server.letters.filter(({ kind, to }) => kind === "password-reset" && to === email).length;
  const lettersOfADay = 10;
  // A letter leaves after the answer.
  const expectLetters = (count: number) => expect.poll(lettersTo, { interval: 5 }).toBe(count);

  test("comes to the browser that was signed in, whatever strangers have asked for that address", async () => {
    const browser = await signUp(server, email);
    await strangers(14);
    await expectLetters(lettersOfADay);
    expect((await browser.post(forgot, { email })).statusCode).toBe(200);
    await expectLetters(lettersOfADay + 1);
  });

  test("comes to a new browser too, for a moment of work, when strangers have used up the day's letters", async () => {
    await signUp(server, email);
    await strangers(14);
    await expectLetters(lettersOfADay);
    const browser = openBrowser(server, { address: "198.51.100.9" });
    const refused = await browser.post(forgot, { email });
    expect(errorOf(refused)).toBe("work-needed");
    expect((await browser.post(forgot, { email }, workFor(refused))).statusCode).toBe(200);
    await expectLetters(lettersOfADay + 1);
  });

  test("is asked for with an answer once, in time, and with the task as it was given", async () => {
    await strangers(14);
    const browser = openBrowser(server, { address: "198.51.100.9" });
    const refused = await browser.post(forgot, { email });
    const answered = workFor(refused);
    const [[name, value] = ["", ""]] = Object.entries(answered);
    const easier = value.replace(/-\d+-/, "-1-");
    expect(errorOf(await browser.post(forgot, { email }, { [name]: easier }))).toBe("work-needed");
    expect(errorOf(await browser.post(forgot, { email }, wrongWorkFor(refused)))).toBe("work-needed");
    expect((await browser.post(forgot, { email }, answered)).statusCode).toBe(200);
    expect((await browser.post(forgot, { email }, answered)).statusCode).toBe(429);
    const late = workFor(await browser.post(forgot, { email }));
    server.clock.pass({ minutes: 11 });
    expect(errorOf(await browser.post(forgot, { email }, late))).toBe("work-needed");
  });
});

test("R07 who guesses passwords behind a router costs the others there a moment, and locks nobody out", async () => {
  const email = "colleague@khamt.test";
  await signUp(server, email, { browser: openBrowser(server, { address: "10.9.9.9" }) });
  for (let each = 0; each < 50; each += 1) {
    const guesser = openBrowser(server, { address: "203.0.113.5" });
    await guesser.post("/api/auth/sign-in", { email: `nobody${each}@khamt.test`, password: "Wrong-Pass-12" });
  }
  const colleague = openBrowser(server, { address: "203.0.113.5" });
  const body = { email, password: goodPassword };
  const refused = await colleague.post("/api/auth/sign-in", body);
  expect(errorOf(refused)).toBe("work-needed");
  expect((await colleague.post("/api/auth/sign-in", body, workFor(refused))).statusCode).toBe(200);
});
