import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  VerifiedAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../db/handle.ts";
import { passkeys, users } from "../db/schema/index.ts";

/** Read when the first passkey is asked for: a start reads half a megabyte less. */
const webAuthn = () => import("@simplewebauthn/server");

/** What of a browser's WebAuthn decides; the library looks into each of them. */
const named = { id: z.string(), rawId: z.string(), type: z.literal("public-key") };
const registration = z.object({
  ...named,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).catch([]),
  }),
});
const assertion = z.object({
  ...named,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
});

/** No extension is asked for. */
const clientExtensionResults = {};

type Site = { publicUrl: string };
type Answer = Site & { response: unknown; challenge: string };
type Owner = { id: string; email: string; name: string };
/** COSE numbers of Ed25519, ES256 and RS256: what devices make. */
const algorithms = [-8, -7, -257];
/** WebAuthn allows 1023 bytes. */
const longestId = 1364;
const mostPasskeys = 20;
const allTransports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

export type PasskeyRow = typeof passkeys.$inferSelect;

export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt));
}

/** Kept on the device where possible, so that signing in asks for no address. */
export async function passkeyRegistrationOptions(
  db: Db,
  { owner, publicUrl }: Site & { owner: Owner },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(db, owner.id);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: "Khamt",
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Undefined when the answer doesn't fit the challenge, the site or an authenticator. */
export async function registerPasskey(
  db: Db,
  { userId, name, now, ...answer }: Answer & { userId: string; name: string; now: Date },
): Promise<PasskeyRow | undefined> {
  const credential = await readRegistration(answer);
  if (!credential || credential.id.length > longestId) return undefined;
  if ((await db.$count(passkeys, eq(passkeys.userId, userId))) >= mostPasskeys) return undefined;
  const { id: credentialId, publicKey, counter } = credential;
  const transports = allTransports.filter((each) => credential.transports?.includes(each));
  const [row] = await db
    .insert(passkeys)
    .values({ userId, name, credentialId, publicKey, counter, transports, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function passkeySignInOptions({
  publicUrl,
}: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({ rpID: hostOf(publicUrl), userVerification: "preferred" });
}

/** Whose passkey it is; undefined when it isn't one of ours or the answer is wrong. */
export async function verifyPasskey(
  db: Db,
  { now, ...answer }: Answer & { now: Date },
): Promise<string | undefined> {
  const { data: response } = assertion.safeParse(answer.response);
  if (!response) return undefined;
  const [known] = await db
    .select({ passkey: passkeys, hasTotp: users.totpEnabledAt })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id));
  if (!known) return undefined;
  const checked = await readAssertion({ ...answer, response }, known.passkey);
  if (!checked?.verified) return undefined;
  const { newCounter, userVerified } = checked.authenticationInfo;
  // Two steps are not replaced by a key that anyone who holds it could use.
  if (known.hasTotp && !userVerified) return undefined;
  await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, known.passkey.id));
  return known.passkey.userId;
}

/** Undefined when the user has no such passkey. */
export async function removePasskey(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<PasskeyRow | undefined> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return removed;
}

async function readRegistration({ response, challenge, publicUrl }: Answer) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration.parse(response), clientExtensionResults },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** The library also refuses a counter that did not grow: a copied key. */
async function readAssertion(
  { response, challenge, publicUrl }: Answer & { response: z.infer<typeof assertion> },
  { credentialId, publicKey, counter, transports }: PasskeyRow,
): Promise<VerifiedAuthenticationResponse | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    return await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: false,
    });
  } catch {
    return undefined;
  }
}

function hostOf(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}
