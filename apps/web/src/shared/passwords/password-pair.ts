import { leastPasswordScore, passwordLength, passwordScore } from "@khamt/contract/password";

/** A new password, typed twice. */
export interface PasswordPair {
  password: string;
  confirmation: string;
}

export const noPassword: PasswordPair = { password: "", confirmation: "" };

/** Long enough, strong enough and typed alike: the form's button is enabled. */
export function isPasswordReady({ password, confirmation }: PasswordPair): boolean {
  if (password !== confirmation || password.length < passwordLength.least) return false;
  return passwordScore(password) >= leastPasswordScore;
}

/** A whole number from 0 to `limit` - 1, evenly and unguessably. `limit` is at most 256. */
export function randomBelow(limit: number): number {
  const even = 256 - (256 % limit);
  for (;;) {
    const [byte = even] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < even) return byte % limit;
  }
}
