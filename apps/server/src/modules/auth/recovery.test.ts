import { eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { describe, expect, test } from "vitest";
import { type Browser, goodPassword, lastLetter, openBrowser, signUp } from "../../../test/accounts.ts";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { passkeys, users } from "../../platform/db/schema/index.ts";
import { email, server, useSignUp } from "./set-up-sign-up.ts";

useSignUp();

const newPassword = "Chuluut-Gol9 tsas";
const thiefs = "thief@khamt.test";
const signIn = async (given: { email?: string; password: string }) =>
  (await openBrowser(server).post("/api/auth/sign-in", { email, ...given })).json();
const takeBack = (undo: string, password = newPassword) =>
  openBrowser(server).post("/api/auth/password/reset", { token: undo.split("#")[1], password });
const isIn = async (browser: Browser) => (await browser.get("/api/auth/me")).json().user !== null;
const pass = () => server.clock.pass({ minutes: 5 });

/** Whoever knows the password may do this much. */
async function switchTotpOn(browser: Browser): Promise<void> {
  const { secret } = (await browser.post("/api/account/totp", { password: goodPassword })).json();
  const code = generateSync({ secret, epoch: server.clock.now().getTime() / 1000 });
  expect((await browser.post("/api/account/totp/confirm", { code })).statusCode).toBe(200);
}

async function addPasskey(browser: Browser): Promise<void> {
  const device = createAuthenticator({ origin: "http://khamt.test" });
  const asked = await browser.post("/api/account/passkeys/options", { password: goodPassword });
  const response = device.register(asked.json());
  expect((await browser.post("/api/account/passkeys", { name: "Утас", response })).statusCode).toBe(200);
}

async function changeAddress(browser: Browser, to: string): Promise<void> {
  await browser.post("/api/auth/email/change", { email: to, password: goodPassword });
  const { token } = lastLetter(server, "email-change-confirm");
  expect((await browser.post("/api/auth/email/confirm", { token })).statusCode).toBe(200);
}

describe("a thief of the password", () => {
  test("who sets up a second step and a passkey is out once the owner follows the letter", async () => {
    const owner = await signUp(server, email);
    const thief = await signedIn();
    pass();
    await switchTotpOn(thief);
    const { undo, to } = lastLetter(server, "second-step-on");
    expect(to).toBe(email);
    pass();
    await addPasskey(thief);
    expect(await isIn(owner)).toBe(false);
    expect(await signIn({ password: goodPassword })).toMatchObject({ status: "second-step" });

    expect((await takeBack(undo, goodPassword)).json()).toMatchObject({ error: "same-password" });
    expect(await isIn(thief)).toBe(true);
    expect((await takeBack(undo)).statusCode).toBe(200);
    expect(await isIn(thief)).toBe(false);
    expect(await server.db.$count(passkeys)).toBe(0);
    expect(await signIn({ password: goodPassword })).toMatchObject({ error: "wrong-credentials" });
    expect(await signIn({ password: newPassword })).toMatchObject({ status: "signed-in" });
    expect((await takeBack(undo)).json()).toMatchObject({ error: "invalid-link" });
    expect((await takeBack(lastLetter(server, "passkey-added").undo)).json()).toMatchObject({
      error: "invalid-link",
    });
  });

  test("who takes the address along keeps nothing, whatever links went to the new one", async () => {
    const owner = await signUp(server, email);
    const thief = await signedIn();
    await changeAddress(thief, thiefs);
    const { undo, to } = lastLetter(server, "email-changed");
    expect(to).toBe(email);
    pass();
    await switchTotpOn(thief);
    const own = lastLetter(server, "second-step-on");
    expect(own.to).toBe(thiefs);
    expect((await takeBack(own.undo, "Chuluut-Gol8 tsas")).statusCode).toBe(200);
    expect(await isIn(owner)).toBe(false);

    expect((await takeBack(undo)).statusCode).toBe(200);
    expect(await signIn({ email: thiefs, password: "Chuluut-Gol8 tsas" })).toMatchObject({
      error: "wrong-credentials",
    });
    expect(await signIn({ password: newPassword })).toMatchObject({ status: "signed-in" });
    expect(lastLetter(server, "password-changed").to).toBe(email);
  });
});

test("what the owner set up before stays when something later is undone", async () => {
  const owner = await signUp(server, email);
  await switchTotpOn(owner);
  pass();
  await addPasskey(owner);
  expect((await takeBack(lastLetter(server, "passkey-added").undo)).statusCode).toBe(200);
  expect(await server.db.$count(passkeys)).toBe(0);
  expect(await signIn({ password: newPassword })).toMatchObject({ status: "second-step" });
});

test("the link works for a week, and not where another account has the address", async () => {
  const owner = await signUp(server, email);
  await changeAddress(owner, "naran@khamt.test");
  const { undo } = lastLetter(server, "email-changed");
  pass();
  await signUp(server, email);
  expect((await takeBack(undo)).json()).toMatchObject({ error: "invalid-link" });
  await server.db.delete(users).where(eq(users.email, email));
  server.clock.pass({ days: 7 });
  expect((await takeBack(undo)).json()).toMatchObject({ error: "invalid-link" });
  server.clock.pass({ minutes: -6 });
  expect((await takeBack(undo)).statusCode).toBe(200);
});

async function signedIn(): Promise<Browser> {
  const browser = openBrowser(server);
  await browser.post("/api/auth/sign-in", { email, password: goodPassword });
  return browser;
}
