import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import { type Email, MailError } from "../mail/mail.ts";
import type { Messages } from "../words/en.ts";
import type { Auth } from "./auth.ts";
import type { AuthBudgets } from "./budgets.ts";
import { knownDevice } from "./device.ts";
import { countless, countsOf, takeAll, type Window } from "./limits.ts";
import { networksOf } from "./network.ts";
import { bitsFor, requireWork } from "./work.ts";

type Budget = { purpose: "code" | "reset" | "change"; email: string; request: FastifyRequest };

type Tools = Pick<Auth, "db" | "keys" | "clock" | "cookies" | "budgets" | "workRounds">;
/** `step`: how much dearer each doubling beyond is. */
type Allowance = Window & { step: number };

/**
 * What somebody may make us write to an address that is not proven to be theirs. Beyond it every letter costs work, the
 * more the longer it goes on: nobody can use up what others need. Throws work-needed, and too-many-requests for two
 * letters to one address in a minute.
 */
export async function takeEmailBudget(tools: Tools, { purpose, email, request }: Budget): Promise<void> {
  const { db, keys, clock, cookies, budgets } = tools;
  const now = clock();
  const address = keys.mac("address", email.toLowerCase());
  const device = purpose === "reset" && knownDevice(cookies.read(request, "device"), { keys, email });
  // A browser that was signed in to the account has letters of its own, whatever others ask for.
  const to = device ? `device:${keys.mac("address", device)}` : address;
  const allowances: Allowance[] = [
    { key: `letters:${purpose}:hour:${to}`, most: 5, minutes: 60, step: 2 },
    { key: `letters:${purpose}:day:${to}`, most: 10, minutes: 24 * 60, step: 2 },
    ...(device ? [] : shared(purpose, request.ip, budgets)),
  ];
  const minute = { key: `letters:${purpose}:minute:${to}`, most: 1, minutes: 1 };
  const used = await countsOf(
    db,
    allowances.map(({ key }) => key),
    now,
  );
  const bits = Math.max(...allowances.map((each) => bitsFor({ ...each, count: used.get(each.key) ?? 0 })));
  if (bits === 0) return takeAll(db, { windows: [...allowances, minute], now });
  if ((used.get(siteKey(purpose)) ?? 0) >= budgets.lettersAnHour)
    request.log.error(
      { purpose, bits },
      "more letters are asked for than the site usually writes in an hour",
    );
  await requireWork(tools, { request, bits });
  await takeAll(db, { windows: allowances.map((each) => ({ ...each, most: countless })), now });
}

const siteKey = (purpose: Budget["purpose"]) => `letters:${purpose}:site`;

function shared(purpose: Budget["purpose"], ip: string, budgets: AuthBudgets): Allowance[] {
  const { own, around } = networksOf(ip);
  const networks = [own, ...around].map((network, at) => ({
    key: `letters:${purpose}:network:${network}`,
    most: budgets.lettersOfNetwork * 3 ** at,
    minutes: 60,
    step: 2,
  }));
  const site = { key: siteKey(purpose), most: Math.ceil(budgets.lettersAnHour / 2), minutes: 60, step: 2 };
  return [...networks, site];
}

type Sending = {
  letter: Email;
  request: FastifyRequest;
  /** For which what it holds works. */ minutes: number;
};

/**
 * For a letter that the caller waits for. False when the mail server does not take it now: it is tried again for as long
 * as it is of use. Throws undeliverable where it will never take it, and mail-failed where nothing could try again.
 */
export async function sendEmail(
  { mail, later }: Pick<Auth, "mail" | "later">,
  { letter, request, minutes }: Sending,
): Promise<boolean> {
  try {
    await mail?.send(letter);
    return true;
  } catch (err) {
    request.log.error({ err }, "a letter could not be sent");
    if (err instanceof MailError && err.isFinal) throw new HttpError("undeliverable");
    if (!later) throw new HttpError("mail-failed");
    await later(letter, minutes);
    return false;
  }
}

type Asked = Pick<Auth, "mail"> & { email: string; isSent: boolean };

/** What somebody who asks for a code reads of its letter. Without a mail server there is none. */
export function tellOfCode(words: Messages["done"], { mail, email, isSent }: Asked): string {
  if (!mail) return words.codeShown;
  return isSent ? words.codeSent(email) : words.codeDelayed(email);
}
