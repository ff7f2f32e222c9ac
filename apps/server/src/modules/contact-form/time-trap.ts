import type { Keys } from "../../platform/auth/keys.ts";
import { HttpError, WaitError } from "../../platform/http/http-error.ts";

/** Nobody reads the form and writes a message in less. */
const leastSeconds = 3;

type Tools = { keys: Pick<Keys, "mac" | "isMac">; clock: () => Date };

/** Says when the form was handed out, in a way that only this site can. */
export function newToken({ keys, clock }: Tools): string {
  return sealed(keys, clock().toISOString());
}

/** Throws when the token is not ours, and while the form has been in the visitor's hands too shortly. */
export function requireTime({ keys, clock }: Tools, token: string): void {
  const [since = "", mac = "", ...more] = token.split("~");
  if (more.length > 0 || !keys.isMac("contact", since, mac))
    throw new HttpError("invalid-parameter", "token");
  const left = leastSeconds - (clock().getTime() - Date.parse(since)) / 1000;
  if (left > 0) throw new WaitError("too-many-requests", left);
}

function sealed(keys: Tools["keys"], since: string): string {
  return `${since}~${keys.mac("contact", since)}`;
}
