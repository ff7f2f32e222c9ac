import { generateSync } from "otplib";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, beforeAll, expect, test } from "vitest";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { now } from "../../../test/app.ts";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { addUser } from "../../../test/rows.ts";
import { passkeys, users } from "../db/schema/index.ts";
import { createKeys } from "./keys.ts";
import {
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  verifyPasskey,
} from "./passkeys.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts";
import { renewSealed } from "./renew-sealed.ts";
import { secondStepMethods, verifySecondStep } from "./second-step.ts";
import { newTotp, totpStep } from "./totp.ts";

const keys = createKeys("a secret of at least thirty-two characters");
const publicUrl = "https://khamt.example";
const step = 30_000;
let database: TestDatabase;
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  userId = await addUser(database.db);
});
afterAll(() => database.close());

const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const codeAt = (secret: string, moment: Date) => generateSync({ secret, epoch: moment.getTime() / 1000 });
const prove = (code: string, moment = now) =>
  verifySecondStep(database.db, { userId, code, now: moment, keys });

async function switchTotpOn(): Promise<string> {
  const { secret } = newTotp("member@example.test");
  await database.db
    .update(users)
    .set({ totpSecret: keys.encrypt(secret), totpEnabledAt: now })
    .where(eq(users.id, userId));
  return secret;
}

test("RFC 6238: the codes of the standard's own test vectors belong to their time steps", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const)
    expect(totpStep({ secret, code, now: new Date(seconds * 1000) })).toBe(Math.floor(seconds / 30));
});

test("an app's code counts one step early or late, and not two", async () => {
  const secret = await switchTotpOn();
  for (const [distance, works] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const)
    expect(await prove(codeAt(secret, later(distance * step)))).toBe(works ? "totp" : undefined);
});

test("an app's code works once, also when it is sent many times at once", async () => {
  const secret = await switchTotpOn();
  const code = codeAt(secret, now);
  const answers = await Promise.all(Array.from({ length: 8 }, () => prove(code)));
  expect(answers.filter(Boolean)).toEqual(["totp"]);
  expect(await prove(codeAt(secret, later(-step)))).toBeUndefined();
});

test("the app's key is not in the database as text", async () => {
  const secret = await switchTotpOn();
  const [row] = await database.db.select().from(users);
  expect(row?.totpSecret).not.toContain(secret);
  expect(() => createKeys("another secret, also of thirty-two signs").decrypt(row?.totpSecret ?? "")).toThrow(
    /authenticate/,
  );
});

test("a recovery code works once, however it is typed, and a new set ends the old one", async () => {
  const [first = "", second = ""] = await renewRecoveryCodes(database.db, { userId, keys });
  const answers = await Promise.all(Array.from({ length: 8 }, () => prove(first)));
  expect(answers.filter(Boolean)).toEqual(["recovery-code"]);
  expect(await countRecoveryCodes(database.db, userId)).toBe(9);
  const typed = second.toLowerCase().replace("-", " ").replaceAll("p", "р");
  expect(await prove(typed)).toBe("recovery-code");
  await renewRecoveryCodes(database.db, { userId, keys });
  expect(await prove(second)).toBeUndefined();
  expect(await countRecoveryCodes(database.db, userId)).toBe(10);
});

test("only the app asks for a second step; a passkey and recovery codes may answer it", async () => {
  await addPasskey();
  expect(await secondStepMethods(database.db, userId)).toEqual([]);
  await switchTotpOn();
  await renewRecoveryCodes(database.db, { userId, keys });
  expect(await secondStepMethods(database.db, userId)).toEqual(["totp", "recovery-code", "passkey"]);
});

async function addPasskey(options: { verifiesUser?: boolean } = {}) {
  const device = createAuthenticator({ origin: publicUrl, ...options });
  const owner = { id: userId, email: "member@example.test", name: "Бат" };
  const asked = await passkeyRegistrationOptions(database.db, { owner, publicUrl });
  const passkey = await registerPasskey(database.db, {
    userId,
    now,
    name: "Утас",
    publicUrl,
    response: device.register(asked),
    challenge: asked.challenge,
  });
  return { device, passkey };
}

async function signIn(device: ReturnType<typeof createAuthenticator>, challenge?: string) {
  const asked = await passkeySignInOptions({ publicUrl });
  return verifyPasskey(database.db, {
    publicUrl,
    now,
    response: device.assert(asked),
    challenge: challenge ?? asked.challenge,
  });
}

test("a passkey is kept with its name and signs its owner in without an address", async () => {
  const { device, passkey } = await addPasskey();
  expect(passkey).toMatchObject({ name: "Утас", lastUsedAt: null });
  expect(await signIn(device)).toBe(userId);
  expect(await signIn(device)).toBe(userId);
  const [row] = await database.db.select().from(passkeys);
  expect(row).toMatchObject({ counter: 2, lastUsedAt: now });
});

test("a passkey's answer to another question, another site or by a copied key is refused", async () => {
  const { device } = await addPasskey();
  expect(await signIn(device, "bm90IHRoZSBjaGFsbGVuZ2U")).toBeUndefined();
  expect(await signIn(createAuthenticator({ origin: publicUrl }))).toBeUndefined();
  expect(await signIn(device)).toBe(userId);
  device.rewind();
  expect(await signIn(device)).toBeUndefined();
  const foreign = createAuthenticator({ origin: "https://khamt.example.evil" });
  const asked = await passkeySignInOptions({ publicUrl });
  const answer = { userId, now, name: "x", publicUrl, challenge: asked.challenge };
  expect(
    await registerPasskey(database.db, { ...answer, response: foreign.register(asked) }),
  ).toBeUndefined();
  const long = createAuthenticator({ origin: publicUrl, idBytes: 1200 });
  expect(await registerPasskey(database.db, { ...answer, response: long.register(asked) })).toBeUndefined();
  for (const response of [{}, { id: 1 }, { id: "x", response: null }])
    expect(await registerPasskey(database.db, { ...answer, response })).toBeUndefined();
});

test("where the app is on, a passkey that doesn't check its holder does not replace both steps", async () => {
  const { device } = await addPasskey({ verifiesUser: false });
  expect(await signIn(device)).toBe(userId);
  await switchTotpOn();
  expect(await signIn(device)).toBeUndefined();
});

test("after a change of the server's secret the app and the recovery codes go on, and the app's key is encrypted anew", async () => {
  const secret = await switchTotpOn();
  const [code = ""] = await renewRecoveryCodes(database.db, { userId, keys });
  const fresh = "the secret of today, also long enough";
  const changed = createKeys(fresh, ["a secret of at least thirty-two characters"]);
  expect(await renewSealed(database.db, changed)).toBe(1);
  expect(await renewSealed(database.db, changed)).toBe(0);
  const attempt = { userId, now, keys: createKeys(fresh) };
  expect(await verifySecondStep(database.db, { ...attempt, code: codeAt(secret, now) })).toBe("totp");
  expect(await verifySecondStep(database.db, { ...attempt, code })).toBeUndefined();
  expect(await verifySecondStep(database.db, { ...attempt, keys: changed, code })).toBe("recovery-code");
});
