import { hash, parseOptions, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import pLimit from "p-limit";
import { leastPasswordScore, passwordLength, passwordScore } from "@khamt/contract/password";
import { HttpError, WaitError } from "../http/http-error.ts";

/** Memory in KiB, passes, lanes: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };
const defaultCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each computation takes a core for about 20 ms and 19 MiB. */
const atOnce = 2;
const mostWaiting = 50;
const secondsWhenFull = 5;

export type Passwords = {
  /** Throws weak-password or common-password. */
  requireGood: (password: string) => void;
  /** Throws same-password. */
  requireOther: (password: string, current: string) => void;
  hash: (password: string) => Promise<string>;
  /** Takes as long when there is no hash, and is false then. */
  verify: (password: string, hashed: string | null | undefined) => Promise<boolean>;
  /** Made with less work than is asked today. */
  isOutdated: (hashed: string) => boolean;
};

type Options = { cost?: PasswordCost | undefined; refuseCommon: boolean };

export function createPasswords({ cost = defaultCost, refuseCommon }: Options): Passwords {
  const inQueue = createQueue();
  const make = (password: string) => inQueue(() => hash(normalise(password), cost));
  let unknown: Promise<string> | undefined;
  return {
    requireGood: (password) => requireGood(normalise(password), refuseCommon),
    requireOther(password, current) {
      if (normalise(password) === normalise(current)) throw new HttpError("same-password");
    },
    hash: make,
    async verify(password, hashed) {
      unknown ??= hash("", cost);
      const against = hashed ?? (await unknown);
      const isRight = await inQueue(() => verify(against, normalise(password)));
      return isRight && hashed !== null && hashed !== undefined;
    },
    isOutdated(hashed) {
      const made = parseOptions(hashed);
      return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost;
    },
  };
}

/** More than it can hold is refused at once: who waits too long tries again and makes it worse. Throws overloaded. */
function createQueue() {
  const limit = pLimit(atOnce);
  return async function inQueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount + limit.pendingCount >= atOnce + mostWaiting)
      throw new WaitError("overloaded", secondsWhenFull);
    return limit(task);
  };
}

/** й typed as one sign or as two is the same password. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}

/** Of 49,000, those that are long enough to pass the rules. */
const common = new Set(dictionary["passwords-common"].filter((each) => each.length >= passwordLength.least));

function requireGood(password: string, refuseCommon: boolean): void {
  if (password.length < passwordLength.least || passwordScore(password) < leastPasswordScore)
    throw new HttpError("weak-password");
  if (refuseCommon && common.has(password.toLowerCase())) throw new HttpError("common-password");
}
