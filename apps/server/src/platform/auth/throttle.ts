import type { FastifyRequest } from "fastify";
import type { Auth } from "./auth.ts";
import { knownDevice } from "./device.ts";
import { countEvent, countless, countsOf, countTry, forgetTries, giveBack, takeAll } from "./limits.ts";
import { bitsFor, requireWork } from "./work.ts";
import { networkOf } from "./network.ts";

type Tools = Pick<Auth, "db" | "keys" | "cookies" | "clock" | "budgets" | "workRounds">;
type Guess = { kind: "password" | "second-step"; email: string; request: FastifyRequest };

const networkMinutes = 15;

/**
 * Counts a guess at what an account's owner knows, before it is judged; throws too-many-requests. A browser that was
 * signed in to the account has a count of its own, so that others can't slow it down. Answers with what takes the guess
 * out of the count again: it was right.
 */
export async function countGuess(
  tools: Tools,
  { kind, email, request }: Guess,
): Promise<() => Promise<void>> {
  const { db, keys, cookies, clock, budgets } = tools;
  const now = clock();
  const device = knownDevice(cookies.read(request, "device"), { keys, email });
  if (device) {
    const key = `${kind}:device:${keys.mac("address", device)}`;
    await countTry(db, key, now);
    return () => forgetTries(db, key);
  }
  const network = `${kind}:network:${networkOf(request.ip)}`;
  const account = accountKey({ keys }, { kind, email });
  const most = budgets.failuresOfNetwork;
  const count = (await countsOf(db, [network], now)).get(network) ?? 0;
  const bits = bitsFor({ count, most, step: 2 });
  // Others behind the same router are not locked out by who guesses there: they compute for a moment.
  if (bits > 0) await requireWork(tools, { request, bits });
  await takeAll(db, { windows: [{ key: network, most: countless, minutes: networkMinutes }], now });
  await countTry(db, account, now);
  return async () => {
    await giveBack(db, network);
    await forgetTries(db, account);
  };
}

const toldAfter = 5;

/** Whether this failed second step is the one after which the owner is told: whoever fails knows the password. Once a day. */
export async function isFailureToTell(
  { db, keys, clock }: Pick<Auth, "db" | "keys" | "clock">,
  email: string,
): Promise<boolean> {
  const key = `second-step:failed:${keys.mac("address", email.toLowerCase())}`;
  return (await countEvent(db, { key, minutes: 24 * 60 }, clock())) === toldAfter;
}

/** Who proved to be the owner in another way need not wait for what others did. */
export async function forgetGuesses({ db, keys }: Pick<Auth, "db" | "keys">, email: string): Promise<void> {
  await forgetTries(db, accountKey({ keys }, { kind: "password", email }));
}

/** Addresses are not kept in clear. */
function accountKey({ keys }: Pick<Auth, "keys">, { kind, email }: Pick<Guess, "kind" | "email">): string {
  return `${kind}:account:${keys.mac("address", email.toLowerCase())}`;
}
