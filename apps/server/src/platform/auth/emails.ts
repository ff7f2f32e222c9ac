import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import type { Email } from "../mail/mail.ts";
import type { Auth } from "./auth.ts";
import { takeAll } from "./limits.ts";
import { networkOf } from "./network.ts";

type Budget = { purpose: "code" | "reset" | "change"; email: string; request: FastifyRequest };

const emailsPerHour = 1000;

/** What somebody may make us write to an address that is not proven to be theirs. Throws too-many-requests. */
export async function takeEmailBudget(
  { db, keys, clock }: Pick<Auth, "db" | "keys" | "clock">,
  { purpose, email, request }: Budget,
): Promise<void> {
  const address = keys.mac("address", email.toLowerCase());
  const windows = [
    { key: `letters:minute:${purpose}:${address}`, most: 1, minutes: 1 },
    { key: `letters:hour:${address}`, most: 5, minutes: 60 },
    { key: `letters:day:${address}`, most: 10, minutes: 24 * 60 },
    { key: `letters:network:${networkOf(request.ip)}`, most: 20, minutes: 60 },
  ];
  const site = { key: "letters:site", most: emailsPerHour, minutes: 60 };
  await takeAll(db, {
    windows: [...windows, site],
    now: clock(),
    onFull: ({ key }) => {
      if (key === site.key) request.log.error("no more letters this hour: the whole site has sent its most");
    },
  });
}

type Sending = { letter: Email; request: FastifyRequest };

/** For a letter that the caller waits for. Throws mail-failed. */
export async function sendEmail({ mail }: Pick<Auth, "mail">, { letter, request }: Sending): Promise<void> {
  try {
    await mail?.send(letter);
  } catch (err) {
    request.log.error({ err }, "a letter could not be sent");
    throw new HttpError("mail-failed");
  }
}
