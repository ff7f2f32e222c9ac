import { generateSecret, generateURI, verifySync } from "otplib";
import type { TotpSetup } from "@khamt/contract";
import { qrOf } from "../text/qr.ts";

// RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, steps of 30 seconds.
const issuer = "Khamt";
const stepSeconds = 30;

export function newTotp(account: string): TotpSetup {
  const secret = generateSecret();
  const address = generateURI({ issuer, label: account, secret });
  return { secret, address, qr: qrOf(address) };
}

type Guess = { secret: string; code: string; now: Date };

/** The time step that a code belongs to: now, the one before or the one after. Undefined for a wrong code. */
export function totpStep({ secret, code, now }: Guess): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds, period: stepSeconds });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
