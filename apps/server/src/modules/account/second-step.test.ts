import { eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { addUser } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import { password, server, me, cookie, get, useAccount } from "./set-up-account.ts";

useAccount();

const post = (url: string, body: unknown, jar = cookie) => server.post(url, body, { cookie: jar });

const kinds = () => server.letters.map(({ kind, to }) => `${kind} → ${to}`);

test("the app is switched on by its first code; then a password alone no longer signs in", async () => {
  expect((await post("/api/account/totp", { password: "wrong" })).json()).toMatchObject({
    error: "wrong-password",
  });
  const setup = (await post("/api/account/totp", { password })).json();
  expect(setup.address).toContain(`secret=${setup.secret}`);
  expect(setup.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  const code = () => generateSync({ secret: setup.secret, epoch: server.clock.now().getTime() / 1000 });
  const wrong = code() === "000000" ? "000001" : "000000";
  expect((await post("/api/account/totp/confirm", { code: wrong })).json()).toMatchObject({
    error: "invalid-code",
  });
  const { codes } = (await post("/api/account/totp/confirm", { code: code() })).json();
  expect(codes).toHaveLength(10);
  expect((await post("/api/account/totp", { password })).statusCode).toBe(409);
  expect((await get("/api/account")).json()).toMatchObject({ hasTotp: true, recoveryCodes: 10 });

  const visit = await server.post("/api/auth/sign-in", { email: "bat@example.test", password });
  expect(visit.json()).toEqual({ status: "second-step", methods: ["totp", "recovery-code"] });
  const step = visit.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await post("/api/auth/second-step", { code: code() }, step)).statusCode).toBe(400);
  expect((await post("/api/auth/second-step", { code: codes[0] }, step)).statusCode).toBe(200);

  expect(server.letters).toContainEqual(expect.objectContaining({ kind: "recovery-code-used", left: 9 }));

  const renewed = (await post("/api/account/recovery-codes", { password })).json();
  expect(renewed.codes).not.toContain(codes[1]);
  expect((await post("/api/account/totp/off", { password })).statusCode).toBe(200);
  expect((await get("/api/account")).json()).toMatchObject({ hasTotp: false, recoveryCodes: 0 });
  expect(
    (await server.post("/api/auth/sign-in", { email: "bat@example.test", password })).json(),
  ).toMatchObject({
    status: "signed-in",
  });
  expect(kinds()).toContain("second-step-on → bat@example.test");
  expect(kinds()).toContain("second-step-off → bat@example.test");
});

test("a passkey is made with the password, signs in without one, and ends when it is removed", async () => {
  const device = createAuthenticator({ origin: "http://khamt.test" });
  const asked = await post("/api/account/passkeys/options", { password });
  const jar = cookieOf(asked);
  const made = { name: "Утас", response: device.register(asked.json()) };
  const stranger = await server.signIn(await addUser(server.db));
  expect((await post("/api/account/passkeys", made, `${stranger}; ${jar}`)).json()).toMatchObject({
    error: "invalid-passkey",
  });
  const again = await post("/api/account/passkeys/options", { password });
  const response = device.register(again.json());
  const kept = await post("/api/account/passkeys", { ...made, response }, `${cookie}; ${cookieOf(again)}`);
  expect(kept.json()).toMatchObject({ name: "Утас", lastUsedAt: null });

  const signIn = async () => {
    const options = await server.post("/api/auth/passkeys/sign-in-options", {});
    const body = { response: device.assert(options.json()) };
    return {
      body,
      jar: cookieOf(options),
      answer: await post("/api/auth/passkeys/sign-in", body, cookieOf(options)),
    };
  };
  const first = await signIn();
  expect(first.answer.json()).toMatchObject({ user: { id: me } });
  expect((await post("/api/auth/passkeys/sign-in", first.body, first.jar)).statusCode).toBe(400);

  const remove = (jar: string, given = password) =>
    server.call({
      method: "POST",
      url: `/api/account/passkeys/${kept.json().id}/remove`,
      headers: { cookie: jar },
      payload: { password: given },
    });
  expect((await remove(stranger)).statusCode).toBe(404);
  expect((await remove(cookie, "Wrong-1-wrong")).json()).toMatchObject({ error: "wrong-password" });
  expect((await remove(cookie)).statusCode).toBe(200);
  expect((await get("/api/account/passkeys")).json()).toEqual([]);
  expect((await signIn()).answer.json()).toMatchObject({ error: "invalid-passkey" });
  expect(kinds()).toEqual(
    expect.arrayContaining(["passkey-added → bat@example.test", "passkey-removed → bat@example.test"]),
  );
});

test("without a password a fresh sign-in is the proof, for ten minutes", async () => {
  await server.db.update(users).set({ password: null }).where(eq(users.id, me));
  expect((await post("/api/account/totp", { password: "-" })).statusCode).toBe(200);
  server.clock.pass({ minutes: 11 });
  expect((await post("/api/account/totp", { password: "-" })).json()).toMatchObject({
    error: "sign-in-again",
  });
});

function cookieOf(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
