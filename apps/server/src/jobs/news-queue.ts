import type { Db } from "../platform/db/handle.ts";
import type { QueueEmail } from "../platform/mail/mail.ts";
import type { Jobs, Retry } from "./jobs.ts";

/** What fails is done with the next minute all the same. */
const patience: Retry = { times: 1, seconds: 30 };

type Options = {
  jobs: Jobs;
  /** Hands to the mail all letters of news whose time has come. */
  work: () => Promise<void>;
};

/** The same mail, of which letters of news leave within seconds of the change that they tell of. */
export async function openNewsQueue(post: QueueEmail, { jobs, work }: Options): Promise<QueueEmail> {
  const queue = await jobs.open<object>("news-waits", { retry: patience, work });
  const send: QueueEmail = (letter, transaction) => post(letter, transaction);
  const newsWaits = (transaction: Db) => queue.send({}, transaction);
  return Object.assign(send, { newsWaits });
}
