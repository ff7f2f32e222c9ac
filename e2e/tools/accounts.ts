import { createHmac, randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Reader } from "./test.ts";
import { words } from "./words.ts";

export type Member = {
  email: string;
  password: string;
};

/**
 * Joins, and the browser of `request` is then signed in. A server without mail tells the code in its answer; of one with
 * mail `readCode` finds it in the letter.
 */
export async function signUp(
  request: APIRequestContext,
  url: string,
  language: Reader["language"],
  email = `member-${randomUUID()}@example.com`,
  readCode?: (email: string) => Promise<string>,
): Promise<Member> {
  const member = { email, password: "Grey-Falcon-42" };
  const headers = { "x-forwarded-for": networkOfItsOwn() };
  const sent = await request.post(`${url}/api/auth/send-verification`, {
    headers,
    data: { email: member.email, language },
  });
  const { demoCode } = (await sent.json()) as { demoCode?: string };
  const code = readCode ? await readCode(email) : demoCode;
  const answer = await request.post(`${url}/api/auth/verify-email`, {
    headers,
    data: { ...member, code, name: "Bat Dorj", accountType: "individual", language },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return member;
}

/** In the open dialog, at a server without mail. */
export async function signUpOnScreen(page: Page, language: Reader["language"]): Promise<void> {
  const { auth: t, password } = words[language];
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: t.individual }).check();
  await dialog.getByLabel(t.fullName).fill("Anu Bold");
  await dialog.getByLabel(t.email).fill(`anu-${randomUUID()}@example.com`);
  await dialog.getByLabel(password.password, { exact: true }).fill("Grey-Falcon-42");
  await dialog.getByLabel(password.confirmation).fill("Grey-Falcon-42");
  const [sent] = await Promise.all([
    page.waitForResponse(/send-verification/),
    dialog.getByRole("button", { name: t.submitSignUp }).click(),
  ]);
  const { demoCode = "" } = (await sent.json()) as { demoCode?: string };
  await dialog.getByLabel(t.code.label).fill(demoCode);
  await dialog.getByRole("button", { name: t.code.verify }).click();
}

/** Joins with an address of who runs the site, and turns on the second step: from then on everything may be done. */
export async function signUpOperator(...joining: Parameters<typeof signUp>): Promise<Member> {
  const [request, url] = joining;
  const operator = await signUp(...joining);
  await turnOnSecondStep(request, url, operator);
  return operator;
}

/** Of whoever is signed in. */
export async function ownId(request: APIRequestContext, url: string): Promise<string> {
  const { user } = (await (await request.get(`${url}/api/auth/me`)).json()) as { user: { id: string } };
  return user.id;
}

/** Without it an administrator may do nothing. Answers with what the app makes codes of. */
export async function turnOnSecondStep(
  request: APIRequestContext,
  url: string,
  { password }: Pick<Member, "password">,
): Promise<string> {
  const started = await request.post(`${url}/api/account/totp`, { data: { password } });
  expect(started.status(), await started.text()).toBe(200);
  const { secret } = (await started.json()) as { secret: string };
  const code = totp(secret, Date.now());
  const confirmed = await request.post(`${url}/api/account/totp/confirm`, { data: { code } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return secret;
}

/** From one network only so many may join in an hour. */
function networkOfItsOwn(): string {
  return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
}

/** What an authenticator app shows at that moment (RFC 6238: SHA-1, six digits, 30 seconds). */
export function totp(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
