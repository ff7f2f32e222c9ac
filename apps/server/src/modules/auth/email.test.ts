import { describe, expect, test } from "vitest";
import type { Account } from "@khamt/contract";
import { errorOf } from "../../../test/app.ts";
import {
  type Browser,
  goodPassword,
  lastLetter,
  openBrowser,
  signInAs,
  signUp,
} from "../../../test/accounts.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";

const server = freshServer();

const email = "saran@khamt.test";
const newEmail = "naran@khamt.test";
const ask = (browser: Browser, to = newEmail) =>
  browser.post("/api/auth/email/change", { email: to, password: goodPassword });
const confirm = (token: string) => openBrowser(server).post("/api/auth/email/confirm", { token });

describe("R12 changing the address", () => {
  test("needs the password, proves the new mailbox and tells the old one twice", async () => {
    const browser = await signUp(server, email);
    const wrong = { email: newEmail, password: "Not-the-one-1" };
    expect(errorOf(await browser.post("/api/auth/email/change", wrong))).toBe("wrong-password");
    expect((await ask(browser)).statusCode).toBe(200);
    const { token, to } = lastLetter(server, "email-change-confirm");
    expect(to).toBe(newEmail);
    expect(lastLetter(server, "email-change-notice")).toMatchObject({ to: email, newEmail });
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email } });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email: newEmail } });
    expect(server.letters.at(-1)).toMatchObject({ kind: "email-changed", to: email, newEmail });
    expect(errorOf(await confirm(token))).toBe("invalid-link");
    await signInAs(server, newEmail);
  });

  test("works for a day", async () => {
    const browser = await signUp(server, email);
    await ask(browser);
    const waiting = async () => (await browser.get("/api/account")).json<Account>().pendingEmail;
    expect(await waiting()).toBe(newEmail);
    server.clock.pass({ minutes: 24 * 60 });
    expect(await waiting()).toBeNull();
    expect(errorOf(await confirm(lastLetter(server, "email-change-confirm").token))).toBe("invalid-link");
  });

  test("R06 to an address that has an account is answered alike and leads nowhere", async () => {
    await addUser(server.db, { email: "taken@khamt.test", language: "mn" });
    const browser = await signUp(server, email);
    const free = await ask(browser);
    const taken = await ask(browser, "Taken@khamt.test");
    expect(taken.body.replace("Taken@khamt.test", newEmail)).toBe(free.body);
    expect(server.letters.filter(({ to }) => to === "Taken@khamt.test").map(({ kind }) => kind)).toEqual([
      "already-registered",
    ]);
    expect(lastLetter(server, "already-registered")).toMatchObject({ language: "mn", wanted: "change" });
    expect(JSON.stringify(await server.db.select().from(users))).not.toContain(
      lastLetter(server, "email-change-confirm").token,
    );
  });

  test("to the address that the account has is refused: no letter tells its owner to sign in", async () => {
    const browser = await signUp(server, email);
    expect(errorOf(await ask(browser, email.toUpperCase()))).toBe("same-email");
    expect(server.letters.map(({ kind }) => kind)).toEqual(["code", "welcome"]);
  });

  test("is given up by its owner: the link that went to a wrong mailbox opens nothing", async () => {
    const browser = await signUp(server, email);
    await ask(browser);
    expect((await browser.delete("/api/auth/email/change")).statusCode).toBe(200);
    expect((await browser.get("/api/account")).json()).toMatchObject({ pendingEmail: null });
    expect(errorOf(await confirm(lastLetter(server, "email-change-confirm").token))).toBe("invalid-link");
  });

  test("fails when the address gets an account in the meantime", async () => {
    const browser = await signUp(server, email);
    await ask(browser);
    await addUser(server.db, { email: newEmail.toUpperCase() });
    expect(errorOf(await confirm(lastLetter(server, "email-change-confirm").token))).toBe("invalid-link");
    expect((await browser.get("/api/auth/me")).json()).toMatchObject({ user: { email } });
  });

  test("is ended by a new password: who is told of a change that they did not ask for is told to choose one", async () => {
    const browser = await signUp(server, email);
    await ask(browser);
    const change = { current: goodPassword, password: "Chuluut-Gol9 tsas" };
    expect((await browser.post("/api/auth/password/change", change)).statusCode).toBe(200);
    expect(errorOf(await confirm(lastLetter(server, "email-change-confirm").token))).toBe("invalid-link");
  });

  test("ends a reset link that waits in the old mailbox, as a reset ends a waiting change", async () => {
    const browser = await signUp(server, email);
    await ask(browser);
    await openBrowser(server).post("/api/auth/password/forgot", { email });
    await expect.poll(() => server.letters.at(-1)?.kind, { interval: 5 }).toBe("password-reset");
    await confirm(lastLetter(server, "email-change-confirm").token);
    const { token } = lastLetter(server, "password-reset");
    const reset = await openBrowser(server).post("/api/auth/password/reset", {
      token,
      password: "Chuluut-Gol9 tsas",
    });
    expect(errorOf(reset)).toBe("invalid-link");
  });
});
