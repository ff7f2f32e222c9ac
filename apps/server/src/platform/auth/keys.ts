import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What is made of the server's secret. Each purpose has a key of its own. */
export type Keys = {
  /** A digest that nobody can make without the secret. */
  mac: (purpose: MacPurpose, text: string) => string;
  encrypt: (text: string) => string;
  /** Throws when the text was changed, or encrypted with another secret. */
  decrypt: (encrypted: string) => string;
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

export function createKeys(secret: string): Keys {
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
  const storageKey = derive("storage");
  return {
    mac: (purpose, text) => createHmac("sha256", macKeys[purpose]).update(text).digest("base64url"),
    encrypt: (text) => encrypt(storageKey, text),
    decrypt: (encrypted) => decrypt(storageKey, encrypted),
  };
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
