import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/**
 * What is made of the server's secret. Each purpose has a key of its own. Secrets of before make nothing any more, but what was
 * made of them is still known.
 */
export type Keys = {
  /** A digest that nobody can make without the secret. */
  mac: (purpose: MacPurpose, text: string) => string;
  /** The digests that the text may have: that of today's secret first. */
  macs: (purpose: MacPurpose, text: string) => string[];
  /** Whether it is one of them; takes as long for a wrong one. */
  isMac: (purpose: MacPurpose, text: string, given: string) => boolean;
  encrypt: (text: string) => string;
  /** Throws when the text was changed, or encrypted with another secret. */
  decrypt: (encrypted: string) => string;
  /** The same with today's secret; undefined where it is encrypted with that already. Throws as decrypt does. */
  renew: (encrypted: string) => string | undefined;
};

type MacPurpose =
  | "email-code"
  | "address"
  | "device"
  | "recovery-code"
  | "upload"
  | "unsubscribe"
  | "still-looking"
  | "domain"
  | "contact"
  | "work"
  | "appeal";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export function createKeys(secret: string, former: readonly string[] = []): Keys {
  const current = keysOf(secret);
  const all = [current, ...former.map(keysOf)];
  const macs: Keys["macs"] = (purpose, text) => all.map((each) => each.mac(purpose, text));
  return {
    mac: current.mac,
    macs,
    isMac: (purpose, text, given) =>
      macs(purpose, text)
        .map((right) => isSame(right, given))
        .includes(true),
    encrypt: (text) => encrypt(current.storage, text),
    decrypt: (encrypted) => decryptWith(all, encrypted).text,
    renew: (encrypted) => {
      const { text, by } = decryptWith(all, encrypted);
      return by === current ? undefined : encrypt(current.storage, text);
    },
  };
}

type SecretKeys = { mac: Keys["mac"]; storage: Buffer };

function keysOf(secret: string): SecretKeys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "khamt", purpose, 32));
  const macKeys = {
    "email-code": derive("email-code"),
    address: derive("address"),
    device: derive("device"),
    "recovery-code": derive("recovery-code"),
    upload: derive("upload"),
    unsubscribe: derive("unsubscribe"),
    "still-looking": derive("still-looking"),
    domain: derive("domain"),
    contact: derive("contact"),
    work: derive("work"),
    appeal: derive("appeal"),
  };
  return {
    mac: (purpose, text) => createHmac("sha256", macKeys[purpose]).update(text).digest("base64url"),
    storage: derive("storage"),
  };
}

/** Throws what the last secret says, where none opens it. */
function decryptWith(
  all: readonly SecretKeys[],
  encrypted: string,
): { text: string; by: SecretKeys | undefined } {
  let failure: unknown;
  for (const by of all)
    try {
      return { text: decrypt(by.storage, encrypted), by };
    } catch (error) {
      failure = error;
    }
  throw failure;
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

function decrypt(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    "utf8",
  );
}
