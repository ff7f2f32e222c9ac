import { randomUUID } from "node:crypto";
import { type Mail, MailError, type PatientLetter, type Post } from "../platform/mail/mail.ts";
import type { Became, LetterReport } from "../modules/notifications/index.ts";
import type { Jobs, Retry } from "./jobs.ts";

/** Some twelve hours in all. */
const patience: Retry = { times: 20, seconds: 30 };

type Options = {
  jobs: Jobs;
  mail: Mail;
  warn: (line: string) => void;
  /** Hears what became of letters that are in the delivery log. */
  report?: LetterReport;
  retry?: Retry;
};

/** Letters that nobody waits for. Tried again, a letter keeps its id. */
export async function openPost({
  jobs,
  mail,
  warn,
  report = async () => {},
  retry = patience,
}: Options): Promise<Post> {
  const queue = await jobs.open<PatientLetter>("mail", {
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
