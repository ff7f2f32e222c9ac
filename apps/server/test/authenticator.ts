import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = {
  origin: string;
  /** Whether the device checks who holds it, by finger or PIN. */
  verifiesUser?: boolean;
  idBytes?: number;
};
type Challenge = { challenge: string };

/** A passkey device in software: one P-256 key (ES256), no attestation. */
export function createAuthenticator({ origin, verifiesUser = true, idBytes = 16 }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(idBytes);
  let counter = 0;

  const authenticatorData = (attested: Buffer = Buffer.alloc(0)) => {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, attested]);
  };
  const clientData = (type: string, { challenge }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Record<string, string>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    register: (options: Challenge) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: clientData("webauthn.create", options).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
      });
    },
    assert: (options: Challenge) => {
      counter += 1;
      const data = authenticatorData();
      const client = clientData("webauthn.get", options);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
    /** As a copy of the key would be after the original went on. */
    rewind: () => {
      counter = 0;
    },
  };
}

/** COSE: key type EC2, algorithm ES256, curve P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

function cbor(value: Map<unknown, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
