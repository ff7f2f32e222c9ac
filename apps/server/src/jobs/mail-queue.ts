import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/handle.ts";
import { type Mail, MailError, type QueuedEmail, type QueueEmail } from "../platform/mail/mail.ts";
import type { Became, DeliveryReport } from "../modules/notifications/index.ts";
import type { Jobs, Retry } from "./jobs.ts";

const queueName = "mail";
/** Some twelve hours in all. */
const patience: Retry = { times: 150, seconds: 30 };

type Options = {
  jobs: Jobs;
  mail: Mail;
  warn: (line: string) => void;
  /** Hears what became of letters that are in the delivery log. */
  report?: DeliveryReport;
  retry?: Retry;
};

/** Letters that nobody waits for. Tried again, a letter keeps its id. */
export async function openMailQueue({
  jobs,
  mail,
  warn,
  report = async () => {},
  retry = patience,
}: Options): Promise<QueueEmail> {
  const queue = await jobs.open<QueuedEmail>(queueName, {
    retry,
    work: async (letter) => {
      const { deliveryId } = letter;
      const tell = async (became: Became) => deliveryId && (await report({ deliveryId, became }));
      try {
        await mail.send(letter);
      } catch (error) {
        const isFinal = error instanceof MailError && error.isFinal;
        await tell(isFinal ? "refused" : "trying-again");
        if (!isFinal) throw error;
        warn(`mail: ${error.message}, and never will be: the mail server refuses the address`);
        return;
      }
      await tell("sent");
    },
  });
  return (letter, transaction) => queue.send({ ...letter, id: letter.id ?? randomUUID() }, transaction);
}

/** Letters that wait and are to such an address, or name such an address or id: they never leave. */
export async function forgetLetters(tx: Db, named: readonly string[]): Promise<void> {
  const values = JSON.stringify({ named: named.map((each) => each.toLowerCase()) });
  await tx.execute(
    sql`delete from pgboss.job where name = ${queueName}
      and jsonb_path_exists(lower(data::text)::jsonb, '$.** ? (@ == $named[*])', ${values}::jsonb)`,
  );
}
