import type { Passkey } from "@khamt/contract";
import { createPasskey, getPasskeyOptions } from "@khamt/contract/calls";
import type { Api } from "../../../lib/api.ts";

interface NewPasskey {
  name: string;
  password: string;
}

/** The server's question goes to the browser, whose answer becomes the passkey. */
export async function addPasskey(api: Api, { name, password }: NewPasskey): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import("@simplewebauthn/browser"),
    api.call(getPasskeyOptions, { body: { password } }),
  ]);
  const response = await startRegistration({ optionsJSON });
  return api.call(createPasskey, { body: { name, response: { ...response } } });
}

export function isPasskeyBrowser(): boolean {
  return "PublicKeyCredential" in globalThis;
}

/** The device says that it holds one for this account already. */
export function isDouble(error: Error): boolean {
  return error.name === "InvalidStateError";
}
