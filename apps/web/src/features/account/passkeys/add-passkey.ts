import type { Passkey } from "@khamt/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { Api } from "../../../lib/api.ts";

interface NewPasskey {
  name: string;
  password: string;
}

/** The server's question goes to the browser, whose answer becomes the passkey. */
export async function addPasskey(api: Api, { name, password }: NewPasskey): Promise<Passkey> {
  const [{ startRegistration }, { body: optionsJSON }] = await Promise.all([
    import("@simplewebauthn/browser"),
    api.post<PublicKeyCredentialCreationOptionsJSON>("/api/account/passkeys/options", { password }),
  ]);
  const response = await startRegistration({ optionsJSON });
  return (await api.post<Passkey>("/api/account/passkeys", { name, response })).body;
}

export function isPasskeyBrowser(): boolean {
  return "PublicKeyCredential" in globalThis;
}

/** The device says that it holds one for this account already. */
export function isDouble(error: Error): boolean {
  return error.name === "InvalidStateError";
}
