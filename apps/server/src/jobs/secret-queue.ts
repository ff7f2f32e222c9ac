import { randomUUID } from "node:crypto";
import type { Keys } from "../platform/auth/keys.ts";
import { type Email, type Mail, MailError, type SendLater } from "../platform/mail/mail.ts";
import type { Jobs, Retry } from "./jobs.ts";

/** Some twelve hours, as other letters have: one that is of no use by then is not sent. */
const patience: Retry = { times: 150, seconds: 10 };

/** Sealed, so that nobody who reads the database reads a code or a link. */
type Sealed = { sealed: string; until: number };

type Options = {
  jobs: Jobs;
  mail: Mail;
  keys: Pick<Keys, "encrypt" | "decrypt">;
  clock: () => Date;
  warn: (line: string) => void;
  retry?: Retry;
};

/** Letters with codes and links that open something: they leave while what they hold still works, or never. */
export async function openSecretQueue({
  jobs,
  mail,
  keys,
  clock,
  warn,
  retry = patience,
}: Options): Promise<SendLater> {
  const queue = await jobs.open<Sealed>("secret-mail", {
    retry,
    work: async ({ sealed, until }) => {
      if (clock().getTime() >= until) return;
      try {
        // Sealed here, by this program, for this queue alone.
        const email: Email = JSON.parse(keys.decrypt(sealed));
        await mail.send(email);
      } catch (error) {
        if (!(error instanceof MailError && error.isFinal)) throw error;
        warn(`mail: ${error.message}, and never will be: the mail server refuses the address`);
      }
    },
  });
  return (letter, minutes, transaction) => {
    const sealed = keys.encrypt(JSON.stringify({ ...letter, id: randomUUID() }));
    // Somebody waits for what is soon of no use: it goes before hundreds of invitations.
    return queue.send({ sealed, until: clock().getTime() + minutes * 60_000 }, transaction, -minutes);
  };
}
